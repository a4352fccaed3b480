import { hash } from 'node:crypto'
import { canonicalKey, everyKeyOf } from '#server/email-key.ts'

/** Identifies an address where the address itself must not be stored. */
export function emailHash(address: string): string {
  return hash('sha256', canonicalKey(address))
}

/** The hash of an address, and those that it had in older versions. */
export function everyHashOf(address: string): string[] {
  return everyKeyOf(address).map((key) => hash('sha256', key))
}
