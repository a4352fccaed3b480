import { requireDatabase } from '#server/commands/other-database.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { copyDatabase } from '#server/database/copy-database.ts'
import { openDatabase } from '#server/database/open.ts'
import { StartError } from '#server/operator-error.ts'

const USAGE = 'Usage: npm run db:copy -- --to postgres://user@host:5432/database (or a file for SQLite)'

// The source is read consistently, even while a server is running, and never changed.
await runCommand(
  async ({ config }, words) => {
    const [option, place, ...more] = words
    if (option !== '--to' || place === undefined || more.length > 0) throw new StartError(USAGE)
    const target = await openDatabase(requireDatabase(place))
    try {
      const { rows, tokens, points } = await copyDatabase(config.database, target)
      const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
      return `Copied and compared: ${total} rows in ${Object.keys(rows).length} tables, ${rows.members} members, ${tokens} tokens and ${points} points in the ledger. Uploaded files are not in the database: copy DATA_DIR/files as well.`
    } finally {
      await target.close()
    }
  },
  { prepare: async () => undefined },
)
