import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { deleteEndedAccess } from '#server/features/accounts/public.ts'
import { deleteExpiredAuditEntries } from '#server/features/audit/public.ts'
import { deleteExpiredReports } from '#server/features/claim-reports/public.ts'
import { checkClock, LONGEST_STEP } from '#server/features/clock/public.ts'
import { deleteUnusedFiles } from '#server/features/course-materials/public.ts'
import { deleteFilesOfDeletedCourses } from '#server/features/courses/public.ts'
import { deleteOldKeys } from '#server/features/idempotency/public.ts'
import { deleteExpiredInvitations } from '#server/features/invitations/public.ts'
import { askWaitingLeads, deleteExpiredLeads } from '#server/features/leads/public.ts'
import { deleteExpiredMails } from '#server/features/mail/public.ts'
import { deleteExpiredNotifications } from '#server/features/notifications/public.ts'
import { deleteUntouchedPeople } from '#server/features/people/public.ts'
import { deleteExpiredGuards } from '#server/features/referrals/public.ts'
import { deleteExpiredCards, settleDueCards } from '#server/features/rescues/public.ts'

const EVERY = 3_600_000

/** Deletes expired data and settles what is due, every hour. @returns how to stop it */
export function runHousekeeping(deps: Dependencies, logger: FastifyBaseLogger): () => void {
  const cleanUp = () =>
    cleanUpOnce(deps, logger).catch((err) => logger.warn({ err }, 'housekeeping failed; it will be retried'))
  const timer = setInterval(cleanUp, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Deletes expired data, unless the clock seems to have jumped. Only what expired at least 25 hours ago is deleted,
 * because a smaller jump isn't noticed.
 * @returns whether the clock was trusted
 */
export async function cleanUpOnce(
  deps: Dependencies,
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<boolean> {
  if (!(await checkClock(deps, logger))) return false
  const late = { ...deps, now: () => deps.now() - LONGEST_STEP }
  const tasks: readonly [name: string, run: () => Promise<unknown>][] = [
    ['ended access', () => deleteEndedAccess(late)],
    ['deleted courses', () => late.database.write(deleteFilesOfDeletedCourses)],
    ['unused files', () => deleteUnusedFiles(late)],
    ['idempotency keys', () => late.database.write((db) => deleteOldKeys(db, late.now()))],
    ['emails', () => deleteExpiredMails(late)],
    ['notifications', () => deleteExpiredNotifications(late)],
    ['invitations', () => deleteExpiredInvitations(late)],
    ['leads', () => deleteExpiredLeads(late)],
    ['referral guards', () => deleteExpiredGuards(late)],
    ['waiting leads', () => askWaitingLeads(deps)],
    ['due cards', () => settleDueCards(deps)],
    ['cards', () => deleteExpiredCards(late)],
    ['claim reports', () => deleteExpiredReports(late)],
    ['audit log', () => deleteExpiredAuditEntries(late)],
    ['people', () => deleteUntouchedPeople(late)],
  ]
  // One after another, so that requests find free connections to the database.
  for (const [task, run] of tasks) {
    try {
      await run()
    } catch (err) {
      logger.warn({ err, task }, 'a housekeeping task failed; it will be retried')
    }
  }
  return true
}
