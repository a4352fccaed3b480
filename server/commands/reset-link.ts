import { runCommand } from '#server/commands/run-command.ts'
import { memberLink } from '#server/features/accounts/public.ts'
import { StartError } from '#server/operator-error.ts'

await runCommand(async (deps, words) => {
  if (words.length === 0) throw new StartError('Usage: npm run reset-link -- ADDRESS')
  const lines: string[] = []
  for (const address of words) {
    lines.push(`${address}: choose a password within 24 hours at ${await memberLink(deps, address)}`)
  }
  return lines.join('\n')
})
