import { hash } from 'node:crypto'

/** 256 bits as 43 characters that need no escaping in a cookie or a link. */
export function newToken(randomBytes: (length: number) => Buffer): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token. A plain hash suffices, because 256 random bits can't be guessed. */
export function tokenHash(token: string): string {
  return hash('sha256', token)
}
