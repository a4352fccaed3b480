import { runCommand } from '#server/commands/run-command.ts'
import { promoteToAdministrator, setUpAdministrator } from '#server/features/accounts/public.ts'
import { StartError } from '#server/operator-error.ts'

const USAGE =
  'Usage: npm run create-admin -- ADDRESS, or for an account that exists: npm run create-admin -- --promote ADDRESS'

await runCommand(async (deps, words) => {
  const promotes = words[0] === '--promote'
  const [address, ...rest] = promotes ? words.slice(1) : words
  if (address === undefined || rest.length > 0 || !/^[^\s@-][^\s@]*@[^\s@]+$/.test(address)) throw new StartError(USAGE)
  if (promotes) {
    await promoteToAdministrator(deps, address)
    return `${address} is an administrator now.`
  }
  const setUp = await setUpAdministrator(deps, address, null)
  if (setUp.outcome === 'created') return `Administrator ${address}: choose a password within 24 hours at ${setUp.link}`
  throw new StartError(
    setUp.outcome === 'member-not-promoted'
      ? `${address} has an account. To make it an administrator: npm run create-admin -- --promote ${address}`
      : `${address} is an administrator already. For a new link: npm run admin:link -- ${address}`,
  )
})
