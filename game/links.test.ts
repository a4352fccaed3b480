import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  inviteLink,
  isSafeLink,
  LINK_MAX,
  SHARE_CHANNELS,
  SHARE_WINDOW,
  type ShareChannel,
  shareLink,
} from './links.ts'

describe('a safe link', () => {
  test.each([
    'https://example.com',
    'http://example.com/a/b?c=d#e',
    'HTTPS://EXAMPLE.COM/',
    'https://videos.example:8443/watch?v=1&t=2s',
    'https://example.com/@maya/post',
    'https://example.com/?to=a@b.example',
    'https://münchen.example/straße',
    'https://127.0.0.1/',
    'https://[::1]/',
  ])('is %s', (address) => {
    expect(isSafeLink(address)).toBe(true)
  })

  test.each([
    '',
    'example.com',
    '//example.com',
    '/files/1',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    '\tjavascript:alert(1)',
    ' https://example.com',
    'https://example.com ',
    'https://exa mple.com',
    'https://example.com/\n',
    'data:text/html,<script>1</script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:a@b.example',
    'vbscript:1',
    'https:example.com',
    'https:/example.com',
    'https:///example.com',
    'https://',
    'https://?',
    'https://#a',
    'https://maya@example.com',
    'https://maya:secret@example.com',
    'https://@example.com',
    'https://:@example.com',
    'https://example.com\\@evil.example',
    'https:\\\\example.com',
    'https://example.com/\u0000',
    'https://example.com/\u001b',
    'https://example.com/\u202egpj.exe',
    'https://example.com/\u200b',
    'https://exa\u00admple.com/',
    'https://example.com:99999/',
    'https://1.2.3.4.5/',
    'https://%00/',
    `https://example.com/${'a'.repeat(LINK_MAX)}`,
  ])('is not %j', (address) => {
    expect(isSafeLink(address)).toBe(false)
  })

  test('is any web address without user info, however long up to the limit', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(isSafeLink(address)).toBe(address.length <= LINK_MAX)
      }),
    )
    const longest = `https://example.com/${'a'.repeat(LINK_MAX)}`.slice(0, LINK_MAX)
    expect(isSafeLink(longest)).toBe(true)
  })

  test('is what a browser reads as http or https to a host, or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          fc.string().map((rest) => `https://${rest}`),
        ),
        (address) => {
          if (!isSafeLink(address)) return
          const url = new URL(address)
          expect(['http:', 'https:']).toContain(url.protocol)
          expect([url.username, url.password]).toEqual(['', ''])
          expect(url.hostname).not.toBe('')
        },
      ),
    )
  })
})

const anyText = fc.string({ unit: 'binary' })

describe('an invite link', () => {
  const maya = { inviteCode: 'K7-Q2', name: 'Maya & Sons' }

  test('is the sign-up page with the code, the name and, where it was shared, the channel', () => {
    expect(inviteLink('https://whistlestop.example', maya)).toBe(
      'https://whistlestop.example/signup?ref=K7-Q2&sponsor=Maya+%26+Sons',
    )
    expect(inviteLink('https://whistlestop.example/', maya, 'whatsapp')).toBe(
      'https://whistlestop.example/signup?ref=K7-Q2&sponsor=Maya+%26+Sons&source=whatsapp',
    )
  })

  test('is safe, and brings back the code and the name, whatever the name', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(undefined, ...SHARE_CHANNELS), (name, channel) => {
        const link = inviteLink('http://localhost:3000', { inviteCode: 'abc', name }, channel)
        const url = new URL(link)
        expect(isSafeLink(link)).toBe(link.length <= LINK_MAX)
        expect([url.origin, url.pathname, url.hash]).toEqual(['http://localhost:3000', '/signup', ''])
        expect(url.searchParams.get('sponsor')).toBe(name.toWellFormed())
        expect([url.searchParams.get('ref'), url.searchParams.get('source')]).toEqual(['abc', channel ?? null])
      }),
    )
  })
})

describe('sharing', () => {
  const link = 'https://whistlestop.example/signup?ref=a&sponsor=Maya+O'

  test('goes to five channels in a window of 600 by 400', () => {
    expect(SHARE_CHANNELS).toEqual(['facebook', 'twitter', 'linkedin', 'whatsapp', 'email'])
    expect(SHARE_WINDOW).toEqual({ width: 600, height: 400 })
  })

  test.each<[ShareChannel, string, Record<string, string>]>([
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: link }],
    ['twitter', 'https://twitter.com/intent/tweet', { text: 'Hi + hello', url: link }],
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url: link }],
    ['whatsapp', 'https://wa.me/', { text: `Hi + hello ${link}` }],
    ['email', 'mailto:', { subject: 'Learning', body: `Hi + hello\r\n\r\n${link}` }],
  ])('on %s opens %s', (channel, page, fields) => {
    const [address, query] = shareLink(channel, link, { subject: 'Learning', text: 'Hi + hello' }).split('?')
    expect(address).toBe(page)
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual(fields)
  })

  test('leaves no character of the text or the link unescaped: no plus, blank, line end or second query', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SHARE_CHANNELS), anyText, anyText, (channel, anyLink, text) => {
        expect(shareLink(channel, anyLink, { subject: text, text })).toMatch(
          /^(?:https:\/\/[a-z.]+\/[\w./-]*|mailto:)\?[\w.~*%&=-]+$/,
        )
      }),
    )
  })
})
