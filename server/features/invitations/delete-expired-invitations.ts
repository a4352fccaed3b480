import type { Dependencies } from '#server/dependencies.ts'
import { deleteInvitationsBefore } from './queries.ts'

const YEAR = 365 * 24 * 3_600_000

/** Deletes after a year who invited whom. */
export function deleteExpiredInvitations({ database, now }: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  return database.write((db) => deleteInvitationsBefore(db, now() - YEAR))
}
