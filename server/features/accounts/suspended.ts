import type { Config } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'

/** Refuses whoever may not enter any more, and says where to write, where the settings do. */
export function suspended({ contactEmail }: Config, memberId: string): Refusal {
  if (contactEmail === undefined) return new Refusal('ACCOUNT_SUSPENDED', { memberId })
  const message = `This account is suspended. Contact the administrator at ${contactEmail}.`
  return new Refusal('ACCOUNT_SUSPENDED', { message, memberId })
}
