import { createECDH, createPrivateKey, sign } from 'node:crypto'

/** The site's pair in base64url: the public key as an uncompressed point of P-256, the private key as its 32 bytes. */
export type SiteKeys = { publicKey: string; privateKey: string }

/** A push service takes at most 24 hours (RFC 8292, 2). In seconds. */
const VALID_FOR = 12 * 3_600

export function newSiteKeys(): SiteKeys {
  const pair = createECDH('prime256v1')
  const publicKey = pair.generateKeys().toString('base64url')
  // A key with zeros at its front comes without them.
  const privateKey = Buffer.concat([Buffer.alloc(32), pair.getPrivateKey()])
    .subarray(-32)
    .toString('base64url')
  return { publicKey, privateKey }
}

/**
 * The header by which a push service knows who sends (RFC 8292).
 * @param subject how to reach who runs the site, a `mailto:` or https address; undefined where there is none
 */
export function vapidHeader(endpoint: string, subject: string | undefined, keys: SiteKeys, now: number): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now / 1_000) + VALID_FOR, sub: subject }
  const signed = [{ typ: 'JWT', alg: 'ES256' }, claims].map(encoded).join('.')
  const signature = sign('sha256', Buffer.from(signed), { key: privateKeyOf(keys), dsaEncoding: 'ieee-p1363' })
  return `vapid t=${signed}.${signature.toString('base64url')}, k=${keys.publicKey}`
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function privateKeyOf({ publicKey, privateKey }: SiteKeys) {
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  if (x === undefined || y === undefined) throw new Error('This is no point of a curve.')
  return createPrivateKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y, d: privateKey } })
}
