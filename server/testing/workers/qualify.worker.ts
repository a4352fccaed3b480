import { randomBytes } from 'node:crypto'
import { type Config, loadConfig } from '#server/config.ts'
import { type QualifyingStep, qualifyReferral } from '#server/features/referrals/public.ts'
import { beWorker } from '#server/testing/processes.ts'

export type Qualifying = {
  invitedIds: string[]
  referralPaysAt: Config['referralPaysAt']
  by: QualifyingStep
  now: number
}
export type Qualified = { count: number }

/** Has all of them take the step at once. */
await beWorker<Qualifying>(async (database, { invitedIds, referralPaysAt, by, now }): Promise<Qualified> => {
  const config = { ...loadConfig({}), referralPaysAt }
  const deps = {
    config,
    database,
    now: () => now,
    randomBytes,
  }
  await Promise.all(invitedIds.map((id) => database.write((db) => qualifyReferral(db, deps, id, by))))
  return { count: invitedIds.length }
})
