import { hash } from 'node:crypto'
import { canonicalKey, everyKeyOf } from '#server/email-key.ts'

/** Identifies an address where the address itself must not be stored. */
export function emailHash(address: string): string {
  return hash('sha256', canonicalKey(address))
}

/**
 * By which something belongs to a member that doesn't name them; null until they have proved that the address is theirs,
 * because anybody can register with it.
 */
export function provedEmailHash(member: { email: string; email_verified_at: number | null }): string | null {
  return member.email_verified_at === null ? null : emailHash(member.email)
}

/** The hash of an address, and those that it had in older versions. */
export function everyHashOf(address: string): string[] {
  return everyKeyOf(address).map((key) => hash('sha256', key))
}
