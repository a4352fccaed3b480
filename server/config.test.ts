import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from 'messages/languages'
import { describe, expect, test } from 'vitest'
import { StartError } from '#server/operator-error.ts'
import { loadConfig } from './config.ts'

describe('loadConfig', () => {
  test('needs no setting at all', () => {
    expect(loadConfig({})).toEqual({
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      dataDir: join(process.cwd(), 'data'),
      database: { kind: 'sqlite', file: join(process.cwd(), 'data', 'whistlestop.db') },
      trustProxy: false,
      adminEmails: ['admin@example.com'],
      adminPassword: undefined,
      passwordMin: 6,
      courseCompletion: 'click',
      referralPaysAt: 'registered',
      passwordBlocklist: false,
      smtpUrl: undefined,
      mailFrom: 'Whistlestop <no-reply@localhost>',
      contactEmail: undefined,
      operatorName: undefined,
      postalAddress: undefined,
      metricsToken: undefined,
      peopleKey: undefined,
      pushTestService: undefined,
      serviceWorker: true,
      reviewRetention: 0.9,
      videoMaxBytes: 500 * 1024 ** 2,
      languages: LANGUAGES.flatMap(({ code, isOffered }) => (isOffered ? [code] : [])),
      rateLimits: true,
      logLevel: 'info',
    })
  })

  test('allows no video that the documented nginx would refuse', () => {
    const manual = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8')
    const passedOn = Number(/client_max_body_size (\d+)m;/.exec(manual)?.[1]) * 1024 ** 2
    expect(passedOn).toBeGreaterThan(loadConfig({}).videoMaxBytes)
  })

  test('takes an empty setting for one that is absent', () => {
    expect(loadConfig({ PORT: '', DATABASE_URL: ' ', TRUST_PROXY: '' })).toEqual(loadConfig({}))
  })

  test('keeps the scheme and host of PUBLIC_URL, whatever slash ends it', () => {
    expect(loadConfig({ PUBLIC_URL: 'https://Line.Example/' }).publicUrl).toBe('https://line.example')
  })

  test('keeps one spelling of each administrator', () => {
    const { adminEmails } = loadConfig({ ADMIN_EMAILS: 'ana@example.com, Ana@Example.com ,ben@example.com,' })
    expect(adminEmails).toEqual(['Ana@Example.com', 'ben@example.com'])
  })

  test('offers the languages that are named, always with English', () => {
    expect(loadConfig({ OFFERED_LANGUAGES: 'es' }).languages).toEqual(['en', 'es'])
    expect(loadConfig({ OFFERED_LANGUAGES: 'all' }).languages).toEqual(['en', 'ar', 'de', 'es', 'pt-BR'])
  })

  test('trusts a number of proxies, or those in address ranges', () => {
    expect(loadConfig({ TRUST_PROXY: '2' }).trustProxy).toBe(2)
    expect(loadConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1'])
  })

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['OPERATOR_NAME', 'Line\nLtd'],
    ['OPERATOR_NAME', 'x'.repeat(121)],
    ['POSTAL_ADDRESS', 'x'.repeat(301)],
    ['PUBLIC_URL', 'example.com'],
    ['PUBLIC_URL', 'https://example.com/app'],
    ['PUBLIC_URL', 'https://ana:secret@example.com'],
    ['PUBLIC_URL', 'ftp://example.com'],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'everyone'],
    ['TRUST_PROXY', '0'],
    ['ADMIN_EMAILS', 'ana'],
    ['ADMIN_EMAILS', ','],
    ['ADMIN_EMAILS', 'an\u00ada@example.com'],
    ['DATABASE_URL', 'postgres://'],
    ['DATABASE_URL', 'postgres://user:100%zz@127.0.0.1/line'],
    ['SMTP_URL', 'smtp://user:100%zz@mail.example.com'],
    ['ADMIN_PASSWORD', 'short'],
    ['PASSWORD_MIN', '5'],
    ['COURSE_COMPLETION', 'easy'],
    ['REVIEW_RETENTION', '0.99'],
    ['REVIEW_RETENTION', '9e-1'],
    ['REFERRAL_PAYS_AT', 'never'],
    ['PASSWORD_BLOCKLIST', 'maybe'],
    ['OFFERED_LANGUAGES', 'es,tlh'],
    ['SMTP_URL', 'https://mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Ana <a@b>, <c@d>'],
    ['CONTACT_EMAIL', 'Ana <ana@example.com>'],
    ['CONTACT_EMAIL', 'ana@example.com,ben@example.com'],
    ['METRICS_TOKEN', 'short'],
    ['RATE_LIMITS', 'no'],
    ['LOG_LEVEL', 'loud'],
  ])('refuses %s=%s in one line that names it', (name, value) => {
    const load = () => loadConfig({ [name]: value })
    expect(load).toThrow(StartError)
    expect(load).toThrow(new RegExp(`^${name} [^\\n]+$`))
  })

  test('never repeats a secret in what it says', () => {
    expect(() => loadConfig({ ADMIN_PASSWORD: 'pssst' })).not.toThrow(/pssst/)
    expect(() => loadConfig({ SMTP_URL: 'ftp://u:pssst@host' })).not.toThrow(/pssst/)
    expect(() => loadConfig({ DATABASE_URL: 'mysql://u:pssst@host/db' })).not.toThrow(/pssst/)
  })
})
