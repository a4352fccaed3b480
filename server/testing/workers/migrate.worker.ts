import { setTimeout } from 'node:timers/promises'
import { migrate } from '#server/database/migrate.ts'
import { MIGRATIONS } from '#server/database/migrations/all.ts'
import { beWorker } from '#server/testing/processes.ts'

/** Migrates; or, to be killed there, stops in the middle of it. */
await beWorker<{ hangs?: boolean }>((database, { hangs }) => {
  if (!hangs) return migrate(database)
  const stop = async () => {
    process.send?.('in the middle')
    await setTimeout(60_000)
  }
  return migrate(database, { ...MIGRATIONS, '9000-hangs': stop })
})
