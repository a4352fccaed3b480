import type { Intent } from './act-store.ts'
import type { Sending } from './the-outbox.ts'
import { mayHaveActs, type WAITS } from './waits.ts'

/** The outbox's script, which each member's page fetches once it is shown. */
export const loadOutbox = () => import('./the-outbox.ts')

/**
 * Does something for a member through the outbox.
 * @returns the server's answer; `WAITS` where the act is kept until there is a connection
 * @throws ApiError when the server refused it or couldn't do it now, or when it could be neither sent nor kept
 */
export async function doAct<Answer>(intent: Intent): Promise<Answer | typeof WAITS> {
  const { outbox } = await loadOutbox()
  return outbox.act<Answer>(intent)
}

/**
 * Sends what waits, for a few seconds. Where the script can't be fetched now, it waits for the next visit.
 * @returns undefined where nothing waits
 */
export async function sendActs(memberId: string): Promise<Sending | undefined> {
  if (!mayHaveActs()) return undefined
  const loaded = await loadOutbox().catch(() => undefined)
  return loaded?.sendBriefly(memberId)
}

/** Removes everything that was kept of members in this browser. */
export async function eraseActs(): Promise<void> {
  const { outbox } = await loadOutbox()
  await outbox.erase()
}
