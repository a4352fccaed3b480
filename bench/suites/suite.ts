import type { Pace } from '../rounds.ts'

/** One measurement of the bench: it starts what it needs, prints its figures and stops everything again. */
export type Suite = (settings: Settings) => Promise<void>

export type Settings = {
  pace: Pace
  /** Gone when the suite is over. */
  folder: string
  /** A PostgreSQL on which databases may be made and dropped. */
  databaseUrl: string | undefined
}
