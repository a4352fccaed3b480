import { expect, test } from 'vitest'
import { claimsOf } from '#server/testing/push-service.ts'
import { newSiteKeys, vapidHeader } from './vapid.ts'

const NOW = Date.parse('2026-03-02T09:00:00Z')
const ENDPOINT = 'https://updates.push.services.mozilla.com/wpush/v2/abc'

test('the site signs who it is, for one push service and at most 24 hours (RFC 8292)', () => {
  for (let times = 0; times < 20; times++) {
    const keys = newSiteKeys()
    const header = vapidHeader(ENDPOINT, 'mailto:ana@example.com', keys, NOW)
    expect(claimsOf(header)).toEqual({
      aud: 'https://updates.push.services.mozilla.com',
      exp: NOW / 1_000 + 12 * 3_600,
      sub: 'mailto:ana@example.com',
    })
    expect(header.endsWith(`, k=${keys.publicKey}`)).toBe(true)
    const [other] = [newSiteKeys()]
    expect(() => claimsOf(header.replace(keys.publicKey, other.publicKey))).toThrow('bad signature')
  }
})

test('no subject is named where nobody can be reached', () => {
  expect(claimsOf(vapidHeader(ENDPOINT, undefined, newSiteKeys(), NOW))).not.toHaveProperty('sub')
})
