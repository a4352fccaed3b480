import { runCommand } from '#server/commands/run-command.ts'
import { requireOurSchema } from '#server/database/migrate.ts'
import { verifyTeams } from '#server/features/team/public.ts'
import { StartError } from '#server/operator-error.ts'

/** How many disagreements are printed; the others are only counted. */
const LINES = 100

/** A look at all levels below a leader of many takes PostgreSQL seconds. */
const QUERY_TIMEOUT = 10 * 60 * 1000

// A server, perhaps of another version, may be running: nothing is created or migrated.
const asItIs = { queryTimeout: QUERY_TIMEOUT, prepare: requireOurSchema }

await runCommand(async (deps, words) => {
  if (words.length > 0) throw new StartError('Usage: npm run team:verify')
  const lines: string[] = []
  let found = 0
  const leaders = await verifyTeams(deps, ({ leaderId, level, counted, found: right }) => {
    if (++found <= LINES) lines.push(`Level ${level} of ${leaderId} is counted as ${counted}, but there are ${right}.`)
  })
  if (found === 0) return `Everything agrees: every team is counted right. Members checked: ${leaders}.`
  process.exitCode = 1
  return [...lines, `Disagreements: ${found}. Members checked: ${leaders}. To count again: npm run team:rebuild`].join(
    '\n',
  )
}, asItIs)
