import { runCommand } from '#server/commands/run-command.ts'
import { rotateKeys } from '#server/features/push/public.ts'

await runCommand(async (deps) => {
  const devices = await rotateKeys(deps)
  return `There is a new key pair. Devices that members have to switch on again: ${devices}`
})
