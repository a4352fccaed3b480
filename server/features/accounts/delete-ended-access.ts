import type { Dependencies } from '#server/dependencies.ts'
import { deleteDevicesUnusedSince, deleteSessionsStartedBefore, oldestStart } from '#server/features/sessions/public.ts'
import { deleteMeaninglessAttempts } from '#server/limits/attempts.ts'
import { deleteEmailLinksEndedBefore } from './email-link-queries.ts'
import { deletePasswordLinksEndedBefore } from './password-link-queries.ts'

const YEAR = 365 * 24 * 3_600_000

/** Deletes expired sessions, links, counts of tries and devices. */
export function deleteEndedAccess({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  return database.write(async (db) => {
    await deleteSessionsStartedBefore(db, oldestStart(now()))
    await deletePasswordLinksEndedBefore(db, now())
    await deleteEmailLinksEndedBefore(db, now())
    await deleteMeaninglessAttempts(db, now())
    await deleteDevicesUnusedSince(db, now() - YEAR)
  })
}
