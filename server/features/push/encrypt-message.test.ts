import { createECDH } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aBrowserWithKeys } from '#server/testing/push-devices.ts'
import { decrypted } from '#server/testing/push-service.ts'
import { areBrowserKeys, encryptMessage } from './encrypt-message.ts'

const bytes = (text: string) => Buffer.from(text, 'base64url')

describe('a message for a browser', () => {
  test('is encrypted as in the example of RFC 8291, byte for byte', () => {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
    const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
    const keys = { p256dh, auth: 'BTBZMqHH6r4Tts7J_aSIgg' }
    const drawn = { pair, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') }
    const sent = encryptMessage('When I grow up, I want to be a watermelon', keys, drawn)
    expect(sent.toString('base64url')).toBe(
      'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
    )
  })

  test('is read by that browser alone, and no two are alike', () => {
    const [browser, other] = [aBrowserWithKeys(), aBrowserWithKeys()]
    const sent = [1, 2].map(() => encryptMessage('مرحبًا', browser.subscription))
    expect(sent.map((each) => decrypted(each, browser))).toEqual(['مرحبًا', 'مرحبًا'])
    expect(sent[0]?.equals(sent[1] ?? Buffer.of())).toBe(false)
    expect(() => decrypted(sent[0] ?? Buffer.of(), other)).toThrow()
  })

  test('fits one record of 4096 bytes, or is refused', () => {
    const { subscription } = aBrowserWithKeys()
    expect(encryptMessage('a'.repeat(3_993), subscription)).toHaveLength(4_096)
    expect(() => encryptMessage('a'.repeat(3_994), subscription)).toThrow(RangeError)
  })

  test.each([
    [
      'a point that is not on the curve',
      { p256dh: Buffer.concat([Buffer.of(4), Buffer.alloc(64, 1)]).toString('base64url') },
    ],
    ['a compressed point', { p256dh: Buffer.concat([Buffer.of(2), Buffer.alloc(32, 1)]).toString('base64url') }],
    ['a short secret', { auth: Buffer.alloc(12).toString('base64url') }],
  ])('can’t be encrypted with %s', (_name, wrong) => {
    const { p256dh, auth } = aBrowserWithKeys().subscription
    expect(areBrowserKeys({ p256dh, auth })).toBe(true)
    expect(areBrowserKeys({ p256dh, auth, ...wrong })).toBe(false)
  })
})
