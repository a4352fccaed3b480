import { printLinks } from '#server/commands/print-links.ts'
import { runCommand } from '#server/commands/run-command.ts'
import { memberLink } from '#server/features/accounts/public.ts'
import { StartError } from '#server/operator-error.ts'

await runCommand(async (deps, words) => {
  if (words.length === 0) throw new StartError('Usage: npm run reset-link -- ADDRESS')
  return printLinks(words, (address) => memberLink(deps, address))
})
