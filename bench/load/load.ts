import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isOnPath } from '../machine.ts'
import { processorSeconds } from '../process-figures.ts'
import { runAutocannon } from './autocannon.ts'
import type { HttpRequest, Job, Outcome } from './job.ts'
import { runWrk } from './wrk.ts'

/** A load as it went. `processorMicros` is what an answer cost the server; undefined where the system does not say. */
export type Load = Outcome & { perSecond: number; processorMicros: number | undefined }

const HAS_WRK = isOnPath('wrk')

export const GENERATOR = HAS_WRK
  ? 'wrk, 1 thread, 32 connections'
  : 'autocannon, 32 connections (wrk is not installed; autocannon can be slower than a server, which moves ratios to 1)'

/** Puts load on a server from a process of its own. @throws when a single answer was not a success */
export async function putLoadOn(job: Job): Promise<Load> {
  const list = join(job.folder, 'requests.tsv')
  writeFileSync(list, job.requests.map(toLine).join('\n'))
  const before = processorSeconds(job.server.pid)
  const outcome = await (HAS_WRK ? runWrk(job, list) : runAutocannon(job, list))
  const after = processorSeconds(job.server.pid)
  const { answers, failures, seconds } = outcome
  if (failures > 0 || answers === 0)
    throw new Error(`${failures} of ${answers} requests failed at ${job.server.origin}.`)
  if (job.whenAllAreSent === 'stop' && outcome.taken >= job.requests.length) {
    throw new Error(`${job.requests.length} requests were too few for ${job.seconds} s.`)
  }
  const processorMicros = before === undefined || after === undefined ? undefined : ((after - before) * 1e6) / answers
  return { ...outcome, perSecond: answers / seconds, processorMicros }
}

/** One line a request: method, path, cookie, body. None of ours has a tab in it. */
function toLine({ method, path, cookie = '', body = '' }: HttpRequest): string {
  return [method, path, cookie, body].join('\t')
}
