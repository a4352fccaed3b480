import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from 'node:crypto'

/** The browser's public key and secret, in base64url. */
export type BrowserKeys = { p256dh: string; auth: string }

/** What is drawn anew for each message; a test gives that of the RFC's example. */
type Drawn = { salt: Buffer; pair: ECDH }

const RECORD_SIZE = 4_096

/** Of one record of that size: the header, the tag and the delimiter take the rest (RFC 8291, 4). In bytes. */
const MESSAGE_MAX = RECORD_SIZE - 16 - 4 - 1 - 65 - 16 - 1

/**
 * Encrypts a message for one browser, as `aes128gcm` in a single record (RFC 8291 over RFC 8188). Push services, which pass
 * it on, can't read it.
 * @throws RangeError for a message that is too long, and an Error for a key that isn't one
 */
export function encryptMessage(text: string, keys: BrowserKeys, drawn: Drawn = draw()): Buffer {
  const message = Buffer.from(text)
  if (message.length > MESSAGE_MAX) throw new RangeError(`A message has at most ${MESSAGE_MAX} bytes.`)
  const { salt, pair } = drawn
  const [theirs, ours] = [Buffer.from(keys.p256dh, 'base64url'), pair.getPublicKey()]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours])
  const secret = derive(pair.computeSecret(theirs), Buffer.from(keys.auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  // 2 says that this record is the last one.
  const sealed = [cipher.update(message), cipher.update(Buffer.of(2)), cipher.final(), cipher.getAuthTag()]
  return Buffer.concat([salt, sizes(ours.length), ours, ...sealed])
}

/** Whether messages can be encrypted for such a browser: its key is a point on the curve, its secret has 16 bytes. */
export function areBrowserKeys({ p256dh, auth }: BrowserKeys): boolean {
  const point = Buffer.from(p256dh, 'base64url')
  if (point.length !== 65 || point[0] !== 4 || Buffer.from(auth, 'base64url').length !== 16) return false
  try {
    const pair = createECDH('prime256v1')
    pair.generateKeys()
    pair.computeSecret(point)
    return true
  } catch {
    return false
  }
}

function draw(): Drawn {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { salt: randomBytes(16), pair }
}

function sizes(keyLength: number): Buffer {
  const head = Buffer.alloc(5)
  head.writeUInt32BE(RECORD_SIZE)
  head[4] = keyLength
  return head
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length))
}
