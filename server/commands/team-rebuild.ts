import { runCommand } from '#server/commands/run-command.ts'
import { requireOurSchema } from '#server/database/migrate.ts'
import { rebuildTeams } from '#server/features/team/public.ts'
import { StartError } from '#server/operator-error.ts'

// A server, perhaps of another version, may be running: nothing is created or migrated.
const asItIs = { prepare: requireOurSchema }

await runCommand(async (deps, words) => {
  if (words.length > 0) throw new StartError('Usage: npm run team:rebuild')
  await rebuildTeams(deps)
  return 'All teams were counted again.'
}, asItIs)
