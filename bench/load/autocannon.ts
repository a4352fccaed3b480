import { join } from 'node:path'
import { CONNECTIONS, type Job, type Outcome } from './job.ts'
import { runToJson } from './run-to-json.ts'

const PROGRAM = join(import.meta.dirname, 'autocannon-process.ts')

/** For machines without wrk. In a process of its own, so that it shares no event loop with anything. */
export async function runAutocannon({ server, seconds, whenAllAreSent }: Job, list: string): Promise<Outcome> {
  const load = [server.origin, String(CONNECTIONS), String(seconds)]
  return (await runToJson(process.execPath, [PROGRAM, ...load, list, whenAllAreSent])) as Outcome
}
