export const KEY_BYTES = 32

/** @param text base64, with or without blanks around it @returns undefined for what isn't 32 bytes */
export function readEncryptionKey(text: string): Buffer | undefined {
  const trimmed = text.trim()
  return /^[A-Za-z0-9+/]{43}=$/.test(trimmed) ? Buffer.from(trimmed, 'base64') : undefined
}
