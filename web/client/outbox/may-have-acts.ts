import { mayHaveActs } from './outbox-hint.ts'

/** Sends what waits. Where the script can't be fetched now, it waits for the next visit. */
export async function sendActs(): Promise<void> {
  if (!mayHaveActs()) return
  const loaded = await import('./the-outbox.ts').catch(() => undefined)
  await loaded?.outbox.send()
}

/** Removes everything that was kept of members in this browser. */
export async function eraseActs(): Promise<void> {
  const { outbox } = await import('./the-outbox.ts')
  await outbox.erase()
}
