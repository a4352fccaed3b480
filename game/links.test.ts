import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSafeLink, LINK_MAX } from './links.ts'

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
  ])('is not %j (A28)', (address) => {
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
