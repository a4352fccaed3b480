import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkInvitation, INVITATION_LIMITS, plainSenderName } from './invitations.ts'

test('a member may invite 20 people in a day, and the same address again after 7 days', () => {
  expect(INVITATION_LIMITS).toEqual({ aDay: 20, repeatAfterDays: 7 })
})

describe('the invite form', () => {
  test.each(['', ' ', '\t\u00a0'])('asks for an email when it holds %j', (email) => {
    expect(checkInvitation(email)).toBe('required')
  })

  test('says that an address without an @ is none, and takes every other', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => text.trim() !== ''),
        (text) => {
          expect(checkInvitation(text)).toBe(text.includes('@') ? null : 'invalid')
          expect(checkInvitation(`${text}@`)).toBeNull()
        },
      ),
    )
  })
})

describe('the name of a sender in a mail', () => {
  test.each([
    'Maya Okafor',
    'J.R. Smith',
    'O’Brien-Łukasz 3rd',
    'José Ñandú',
    'Nguyễn Thị Hằng',
    'مریم رضایی',
    'می\u200cنا',
    'श्री\u200dनिवास',
    '李小龍',
    'Maya 🚂',
    'Team No. 1',
    'Maya & Sons, Ltd.',
    'A. B.',
    'Anna/Ben Berg',
    'Hotel:Europa',
  ])('is unchanged: %s', (name) => {
    expect(plainSenderName(name)).toBe(name)
  })

  test.each([
    ['You won, visit http://x', 'You won, visit'],
    ['You won, visit HTTPS://evil.example/now today', 'You won, visit today'],
    ['Maya www.evil.example', 'Maya'],
    ['Maya evil.com', 'Maya'],
    ['Maya (evil.com)', 'Maya'],
    ['Maya x.y/z', 'Maya'],
    ['Maya //evil', 'Maya'],
    ['Maya 10.0.0.1', 'Maya'],
    ['Maya evil.c?x', 'Maya'],
    ['Maya пример.рф', 'Maya'],
    ['Maya 例え。テスト', 'Maya'],
    ['Maya ｅｖｉｌ．ｃｏｍ', 'Maya'],
    ['Maya ev\u200bil.c\u00adom', 'Maya'],
    ['Maya evil\u200d.com', 'Maya'],
    ['Maya mailto:me', 'Maya'],
    ['Maya javascript:alert(1)', 'Maya'],
    ['maya@example.org', 'A Whistlestop member'],
    ['Maya <maya@example.org>', 'Maya'],
    ['<b>Maya</b>', 'Maya'],
    ['<img src=x onerror=alert(1)>Maya', 'Maya'],
    ['Maya <script', 'Maya script'],
    ['Maya\r\nBcc: victim', 'Maya Bcc: victim'],
    ['Maya\u2028Okafor\u0000', 'Maya Okafor'],
    ['\u202eayaM\u2069', 'ayaM'],
    ['Maya \ud800 \u3164', 'Maya'],
    ['  Maya \t  Okafor ', 'Maya Okafor'],
    ['Ma.Teresa Cruz', 'Ma. Teresa Cruz'],
    ['J.R.Okafor', 'J.R. Okafor'],
    ['St.John St.Evil.Com', 'St. John'],
    ['\u202e\u200b', 'A Whistlestop member'],
    ['https://evil.example', 'A Whistlestop member'],
    ['... --- ...', 'A Whistlestop member'],
    ['', 'A Whistlestop member'],
  ])('%j is written %j', (name, plain) => {
    expect(plainSenderName(name)).toBe(plain)
  })

  test('is cut at 60 characters, and an emoji is one', () => {
    expect(plainSenderName('🚂'.repeat(61))).toBe('🚂'.repeat(60))
    expect(plainSenderName(`${'a'.repeat(59)} b`)).toBe('a'.repeat(59))
  })

  const nasty = fc.string({
    unit: fc.oneof(
      fc.constantFrom(
        ...'aZ1.。/@:<> \r\n\t\\?#-',
        '\u202e',
        '\u200d',
        '\u200b',
        '\u3164',
        '．',
        '＠',
        '…',
        '℀',
        '\ud800',
      ),
      fc.constantFrom('http://', 'www.', '.com', 'St.', 'é', 'e\u0301', 'ي', '🚂'),
    ),
    maxLength: 90,
  })
  const anyName = fc.oneof(nasty, fc.string({ unit: 'binary' }), fc.webUrl(), fc.emailAddress())

  test('is one line of at most 60 characters, never empty, whatever the name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const plain = plainSenderName(name)
        expect([...plain].length).toBeLessThanOrEqual(60)
        expect(plain.trim()).toBe(plain)
        expect(plain).toMatch(/[\p{L}\p{N}\p{Extended_Pictographic}]/u)
      }),
      { numRuns: 2_000 },
    )
  })

  test('holds no control, bracket, turned writing, scheme, @ or dotted name, whatever the name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const plain = plainSenderName(name)
        expect(plain).not.toMatch(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>@\\\u202a-\u202e\u2066-\u2069\u200e\u200f]/u)
        expect(plain).not.toMatch(/www\.|https?:|\/\/|\p{L}[.。]\p{L}{2}/iu)
      }),
      { numRuns: 5_000 },
    )
  })

  test('written again is the same', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(plainSenderName(plainSenderName(name))).toBe(plainSenderName(name))
      }),
      { numRuns: 5_000 },
    )
  })
})
