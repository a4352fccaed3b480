import type { Config } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'

/** Refuses a suspended member, and says where to write if the settings have an address. */
export function suspended({ contactEmail }: Config, memberId: string): Refusal {
  if (contactEmail === undefined) return new Refusal('ACCOUNT_SUSPENDED', { memberId })
  return new Refusal('ACCOUNT_SUSPENDED', { message: ({ accounts }) => accounts.suspended({ contactEmail }), memberId })
}
