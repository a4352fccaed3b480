import { timingSafeEqual } from 'node:crypto'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { lockMember } from '#server/features/members/public.ts'
import { switchRemindersOff } from '#server/features/notifications/public.ts'
import { deleteDevicesOf } from '#server/features/push/public.ts'
import { keyedHashes } from '#server/keyed-hashes.ts'
import { Refusal } from '#server/refusal.ts'

/** Stops a member's reminders by every way. Does nothing for a member who has left. */
export async function stopReminders(
  db: Transaction,
  memberId: string,
  now: number,
  how: { byThemselves: boolean },
): Promise<void> {
  const member = await lockMember(db, memberId)
  if (member === undefined) return
  await deleteDevicesOf(db, memberId)
  await switchRemindersOff(db, memberId, now, how)
}

/** The address that a reminder's button POSTs to. It's derived, so nothing is stored for it, and it never expires. */
export async function stopPath(db: Db, memberId: string): Promise<string> {
  return `/api/stop-reminders/${memberId}.${await signatureOf(db, memberId)}`
}

/** Stops the reminders without a login; repeating it changes nothing. @throws Refusal LINK_NOT_FOUND */
export function stopByToken({ database, now }: Pick<Dependencies, 'database' | 'now'>, token: string): Promise<void> {
  const [memberId = '', signature = ''] = token.split('.')
  return database.write(async (db) => {
    const expected = Buffer.from(await signatureOf(db, memberId))
    const given = Buffer.from(signature)
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal('LINK_NOT_FOUND')
    await stopReminders(db, memberId, now(), { byThemselves: false })
  })
}

async function signatureOf(db: Db, memberId: string): Promise<string> {
  return (await keyedHashes(db))('stop-reminders', memberId)
}
