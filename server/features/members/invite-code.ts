/** Crockford's base 32: no I, L, O or U, so a code can be read out on the phone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 8

/** 40 random bits, so that a collision is one in a trillion. The database guarantees uniqueness. */
export function newInviteCode(randomBytes: (length: number) => Buffer): string {
  return Array.from(randomBytes(LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
}

/** The code in its stored form, however it was typed; undefined for anything that can't be a code. */
export function readInviteCode(text: string | null | undefined): string | undefined {
  const code = text?.trim().toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1')
  return code !== undefined && /^[0-9A-HJKMNP-TV-Z]{8}$/.test(code) ? code : undefined
}
