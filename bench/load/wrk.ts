import { join } from 'node:path'
import { CONNECTIONS, type Job, type Outcome } from './job.ts'
import { runToJson } from './run-to-json.ts'

const SCRIPT = join(import.meta.dirname, 'wrk.lua')

/** https://github.com/wg/wrk: one thread of it keeps a server on one core busy. */
export async function runWrk({ server, seconds, whenAllAreSent }: Job, list: string): Promise<Outcome> {
  const load = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`, '--timeout', '10s']
  const answer = await runToJson('wrk', [...load, '--script', SCRIPT, server.origin, '--', list, whenAllAreSent])
  return answer as Outcome
}
