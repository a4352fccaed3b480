import { hash } from 'node:crypto'
import { emailKey } from 'game/email-address'

/** What stands for an address where the address itself is not to be kept. */
export function emailHash(address: string): string {
  return hash('sha256', emailKey(address))
}
