import { runCommand } from '#server/commands/run-command.ts'
import { noteSharedMailboxes } from '#server/features/accounts/public.ts'

await runCommand(async ({ database }) =>
  ['The database schema is up to date.', ...(await noteSharedMailboxes(database.read))].join('\n'),
)
