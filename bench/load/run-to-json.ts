import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { onCoreOf } from '../machine.ts'

/** Runs a load generator to its end on its own core. @returns the JSON in its last line */
export async function runToJson(command: string, args: readonly string[]): Promise<unknown> {
  const [program, programArgs] = onCoreOf('generator', command, args)
  const { stdout } = await promisify(execFile)(program, programArgs)
  return JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '')
}
