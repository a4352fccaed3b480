import { runCommand } from '#server/commands/run-command.ts'
import { administratorLink } from '#server/features/accounts/public.ts'

await runCommand(async (deps, words) => {
  const addresses = words.length > 0 ? words : deps.config.adminEmails
  const lines: string[] = []
  for (const address of addresses) {
    lines.push(`${address}: choose a password within 24 hours at ${await administratorLink(deps, address)}`)
  }
  return lines.join('\n')
})
