import { runCommand } from '#server/commands/run-command.ts'
import { reportSharedMailboxes } from '#server/features/accounts/public.ts'

await runCommand(
  async ({ database }) =>
    ['The database schema is up to date.', ...(await reportSharedMailboxes(database.read))].join('\n'),
  { mustExist: false },
)
