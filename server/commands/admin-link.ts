import { printLinks } from '#server/commands/print-links.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { administratorLink } from '#server/features/accounts/public.ts'

await runCommand((deps, words) =>
  printLinks(words.length > 0 ? words : deps.config.adminEmails, (address) => administratorLink(deps, address)),
)
