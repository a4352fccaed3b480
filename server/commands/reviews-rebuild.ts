import { runCommand } from '#server/commands/run-command.ts'
import { requireOurSchema } from '#server/database/migrate.ts'
import { rebuildCards } from '#server/features/reviews/public.ts'
import { StartError } from '#server/operator-error.ts'

/** Finding the next member among ten million takes a while where few have reviews. */
const QUERY_TIMEOUT = 10 * 60 * 1000

// A server, perhaps of another version, may be running: nothing is created or migrated.
const asItIs = { queryTimeout: QUERY_TIMEOUT, prepare: requireOurSchema }

await runCommand(async ({ config, database }, words) => {
  if (words.length > 0) throw new StartError('Usage: npm run reviews:rebuild')
  const members = await rebuildCards(database, config.reviewRetention)
  return `The review cards were rebuilt from the log of reviews. Members with cards: ${members}.`
}, asItIs)
