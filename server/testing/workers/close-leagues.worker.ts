import { runLeagues } from '#server/features/leagues/run-leagues.ts'
import { beWorker } from '#server/testing/processes.ts'

/** A process that brings the leagues up to date at a moment, over and over until the week of that moment has begun. */
await beWorker<{ at: number; week: number; isQuiet?: boolean }>(async (database, { at, week, isQuiet }) => {
  const now = () => at
  for (;;) {
    await runLeagues({ database, now }, isQuiet ? {} : { onUnit: () => process.send?.('closed some') })
    const state = await database.read.selectFrom('league_week').select('week').executeTakeFirstOrThrow()
    if (state.week === week) return 'done'
  }
})
