import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const ALGORITHM = 'aes-256-gcm'
const FORMAT = 1
const KEY_ID_BYTES = 4
const NONCE_BYTES = 12
const TAG_BYTES = 16
const HEAD_BYTES = 1 + KEY_ID_BYTES

/**
 * Encrypts texts with AES-256-GCM. What is sealed begins with the format and the key's id, so that a later version can
 * change either and still open what is there. A nonce is drawn for each text.
 */
export class Cipher {
  readonly #key: Buffer
  readonly #head: Buffer

  constructor(key: Buffer) {
    this.#key = key
    this.#head = Buffer.concat([Buffer.from([FORMAT]), mac(key, 'id').subarray(0, KEY_ID_BYTES)])
  }

  /** By this the database recognises the key; it tells nothing about it. */
  get checkValue(): string {
    return mac(this.#key, 'check').toString('base64url')
  }

  /** @param place which row and column the text is for: it opens nowhere else */
  seal(place: string, text: string): string {
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES })
    cipher.setAAD(this.#bound(place))
    const content = [cipher.update(text, 'utf8'), cipher.final()]
    return Buffer.concat([this.#head, nonce, cipher.getAuthTag(), ...content]).toString('base64')
  }

  /** @throws Error for what another key sealed, for another place, or somebody changed */
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

  /** Tells two texts apart without telling what they say. */
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
