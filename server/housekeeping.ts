import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { deleteEndedAccess } from '#server/features/accounts/public.ts'
import { sweepFiles } from '#server/features/course-materials/public.ts'
import { deleteOldKeys } from '#server/features/idempotency/public.ts'
import { sweepInvitations } from '#server/features/invitations/public.ts'
import { sweepLeads } from '#server/features/leads/public.ts'
import { sweepMails } from '#server/features/mail/public.ts'

const EVERY = 3_600_000

/** Sweeps up what has run out, every hour. @returns how to stop it */
export function keepHouse(deps: Dependencies, logger: FastifyBaseLogger): () => void {
  const sweep = () =>
    Promise.all([
      deleteEndedAccess(deps),
      sweepFiles(deps),
      deps.database.write((db) => deleteOldKeys(db, deps.now())),
      sweepMails(deps),
      sweepInvitations(deps),
      sweepLeads(deps),
    ]).catch((err) => logger.warn({ err }, 'housekeeping failed; it is tried again'))
  const timer = setInterval(sweep, EVERY)
  timer.unref()
  return () => clearInterval(timer)
}
