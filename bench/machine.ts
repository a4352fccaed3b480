import { accessSync, constants } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { delimiter, join } from 'node:path'

export function isOnPath(program: string): boolean {
  return (process.env.PATH ?? '').split(delimiter).some((folder) => isExecutable(join(folder, program)))
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/** Server and generator each keep a core for themselves where the system can promise that. */
const CAN_PIN = isOnPath('taskset') && availableParallelism() > 1
const CORES = { server: '0', generator: '1' }

/** A command, held to one core where that is possible. */
export function onCoreOf(role: keyof typeof CORES, command: string, args: readonly string[]): [string, string[]] {
  return CAN_PIN ? ['taskset', ['--cpu-list', CORES[role], command, ...args]] : [command, [...args]]
}

export function describeMachine(): string {
  const cores = availableParallelism()
  const pinning = CAN_PIN ? 'server and load generator pinned to a core each' : 'nothing pinned to a core'
  const [load = 0] = loadavg()
  return `Node ${process.versions.node}, ${cores} cores, ${pinning}, load before the start ${load.toFixed(1)}`
}
