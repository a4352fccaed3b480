import { hash } from 'node:crypto'

/** 256 bits as 43 characters that need no escaping in a cookie or a link. */
export function newToken(randomBytes: (length: number) => Buffer): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored of a token. A plain hash suffices: there is nothing to guess in 256 random bits. */
export function tokenHash(token: string): string {
  return hash('sha256', token)
}
