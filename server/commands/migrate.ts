import { runCommand } from '#server/commands/run-command.ts'

await runCommand(async () => "The database has this program's schema.")
