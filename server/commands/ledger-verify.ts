import { runCommand } from '#server/commands/run-command.ts'
import type { Database } from '#server/database/database.ts'
import { requireOurSchema } from '#server/database/migrate.ts'
import { rebuildHistogram } from '#server/features/leaderboard/public.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { StartError } from '#server/operator-error.ts'

const USAGE =
  'Usage: npm run ledger:verify, or to rebuild the leaderboard: npm run ledger:verify -- --rebuild-leaderboard'

/** How many disagreements are printed; the others are only counted. */
const LINES = 100

/** Counting ten million members takes PostgreSQL seconds. */
const QUERY_TIMEOUT = 10 * 60 * 1000

// A server, perhaps of another version, may be running: nothing is created or migrated.
const asItIs = { queryTimeout: QUERY_TIMEOUT, prepare: requireOurSchema }

await runCommand(async ({ database }, words) => {
  const rebuilds = words[0] === '--rebuild-leaderboard'
  if (words.length > (rebuilds ? 1 : 0)) throw new StartError(USAGE)
  if (rebuilds) await database.exclusive(rebuildHistogram)
  return verify(database)
}, asItIs)

async function verify({ read }: Database): Promise<string> {
  const lines: string[] = []
  let found = 0
  const add = (line: string) => {
    if (++found <= LINES) lines.push(line)
  }
  const members = await verifyLedger(read, {
    wrongBalance: ({ memberId, tokens, points, ledgerTokens, ledgerPoints }) =>
      add(`Member ${memberId} has ${sum(tokens, points)}, but the ledger says ${sum(ledgerTokens, ledgerPoints)}.`),
    wrongTotal: ({ points, members, counted }) =>
      add(`The leaderboard counts ${counted} with ${points} points, but there are ${members}.`),
  })
  if (found === 0)
    return `Everything agrees: every balance is the sum of its entries, and the leaderboard is right. Members checked: ${members}.`
  process.exitCode = 1
  return [...lines, `Disagreements: ${found}. Members checked: ${members}.`].join('\n')
}

function sum(tokens: number, points: number): string {
  return `${tokens} tokens and ${points} points`
}
