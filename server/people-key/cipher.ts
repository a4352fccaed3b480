import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const FORMAT = 1
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + KEY_ID_BYTES

/**
 * Encrypts texts with AES-256-GCM. The ciphertext begins with the format and the key's id, so that a later version can
 * change either and still decrypt existing texts. Each text has a random nonce.
 */
export class Cipher {
  readonly #key: Buffer
  readonly #head: Buffer

  constructor(key: Buffer) {
    this.#key = key
    this.#head = Buffer.concat([Buffer.from([FORMAT]), mac(key, 'id').subarray(0, KEY_ID_BYTES)])
  }

  /** Identifies the key in the database without revealing anything about it. */
  get checkValue(): string {
    return mac(this.#key, 'check').toString('base64url')
  }

  /** @param place the row and column of the text: it can't be decrypted for another place */
  seal(place: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES })
    cipher.setAAD(this.#bound(place))
    const content = [cipher.update(text, 'utf8'), cipher.final()]
    return Buffer.concat([this.#head, nonce, cipher.getAuthTag(), ...content]).toString('base64')
  }

  /** @throws Error for a text that was encrypted with another key or for another place, or was altered */
  open(place: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64')
    if (!bytes.subarray(0, HEAD_BYTES).equals(this.#head)) throw new Error('This text was sealed with another key.')
    const nonce = bytes.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES)
    const content = HEAD_BYTES + NONCE_BYTES + TAG_BYTES
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(this.#bound(place))
    decipher.setAuthTag(bytes.subarray(HEAD_BYTES + NONCE_BYTES, content))
    return decipher.update(bytes.subarray(content), undefined, 'utf8') + decipher.final('utf8')
  }

  /** Distinguishes two texts without revealing them. */
  fingerprint(text: string): string {
    return mac(this.#key, `fingerprint ${text}`).toString('base64url')
  }

  #bound(place: string): Buffer {
    return Buffer.concat([this.#head, Buffer.from(place)])
  }
}

function mac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(`whistlestop people key: ${text}`).digest()
}
