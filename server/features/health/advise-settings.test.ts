import { expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import { adviseSettings } from './advise-settings.ts'

/** What docs/operations.md recommends. */
const RECOMMENDED = {
  PUBLIC_URL: 'https://train.example.org',
  TRUST_PROXY: '1',
  ADMIN_EMAILS: 'ana@example.org',
  CONTACT_EMAIL: 'help@example.org',
  SMTP_URL: 'smtps://user:password@mail.example.org:465',
  PASSWORD_MIN: '10',
  PASSWORD_BLOCKLIST: 'on',
  REFERRAL_PAYS_AT: 'station1',
  COURSE_COMPLETION: 'strict',
}

test('there is no advice where everything is as recommended', () => {
  expect(adviseSettings(loadConfig(RECOMMENDED))).toEqual([])
})

test.each([
  ['RATE_LIMITS', 'off'],
  ['PUBLIC_URL', 'http://train.example.org'],
  ['TRUST_PROXY', ''],
  ['ADMIN_EMAILS', ''],
  ['CONTACT_EMAIL', ''],
  ['SMTP_URL', ''],
  ['PASSWORD_MIN', '9'],
  ['PASSWORD_BLOCKLIST', 'off'],
  ['REFERRAL_PAYS_AT', 'verified'],
  ['COURSE_COMPLETION', 'click'],
])('%s=%s is named', (setting, value) => {
  expect(adviseSettings(loadConfig({ ...RECOMMENDED, [setting]: value }))).toEqual([setting])
})

test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000', 'http://train.localhost'])(
  '%s needs no https, and no proxy',
  (url) => {
    expect(adviseSettings(loadConfig({ ...RECOMMENDED, PUBLIC_URL: url, TRUST_PROXY: '' }))).toEqual([])
  },
)

test('a host whose name only begins like a local one isn’t local', () => {
  const config = loadConfig({ ...RECOMMENDED, PUBLIC_URL: 'http://localhost.example.org' })
  expect(adviseSettings(config)).toEqual(['PUBLIC_URL'])
})
