import { setTimeout } from 'node:timers/promises'
import { readManifest } from '#server/plugins/site.ts'
import { PERMISSION_MATRIX } from '#server/testing/permission-matrix.ts'

export type VisitorCall = { call: string; body?: object }

/** In milliseconds of the processor. What a visitor may cost without a limit of its own beside the pace. */
export const COST_MAX = 5

/** Those that hash a password, or look at one: each has a limit of tries from an address, 30 or 60 an hour. */
export const LIMITED_CALLS: readonly string[] = [
  'POST /api/auth/register',
  'POST /api/auth/login',
  'POST /api/auth/reset-password',
]

const FILES = ['/favicon.svg', '/robots.txt', '/nowhere', '/assets/nowhere.js', '/api/nowhere', '/files/nowhere']

/** Every call that a visitor reaches: those of the matrix that answer without a session, the pages, files and nothing at all. */
export function visitorCalls(): VisitorCall[] {
  // A refusal that a member gets as well is not for the lack of a session.
  const open = PERMISSION_MATRIX.filter(({ visitor, member }) => visitor === member || visitor < 400)
  const calls = open.map(({ call, body }) => ({
    call: call.replace(':id', '1').replace(/:\w+/, 'x'.repeat(43)),
    ...(typeof body === 'object' ? { body } : {}),
  }))
  const addresses = [...Object.keys(readManifest()?.languages[0]?.pages ?? {}), ...FILES].map((url) => ({
    call: `GET ${url.replace(/:\w+/, '1')}`,
  }))
  return [...calls, ...addresses]
}

type Running = { url: string; metricsToken: string }

/** How many rounds of how many calls; none follows one that took no more than `enough` milliseconds for a call. */
type Rounds = { rounds: number; calls: number; enough?: number }

/**
 * Asks a running program, which does nothing else meanwhile. The calls of a round are sent at once, as in a flood:
 * calls that come one by one cost several times as much, because the program wakes up for each.
 * @returns milliseconds of its processor for one call, all its threads together; the least of the rounds, because what is
 * compiled, collected or noted down meanwhile belongs to no call
 */
export async function costOf(
  program: Running,
  { call, body }: VisitorCall,
  { rounds, calls, enough = 0 }: Rounds,
): Promise<number> {
  const [method = '', path = ''] = call.split(' ')
  const send = async () => {
    const headers = { 'sec-fetch-site': 'same-origin', accept: 'text/html', 'accept-encoding': 'br' }
    const json = body === undefined ? {} : { 'content-type': 'application/json' }
    const answer = await fetch(program.url + path, {
      method,
      redirect: 'manual',
      headers: { ...headers, ...json },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    await answer.arrayBuffer()
    if (answer.status >= 500) throw new Error(`${call} is answered with ${answer.status}.`)
  }
  // What is made once and kept is no cost of a call.
  await send()
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds && least > enough; round++) {
    const before = await processorTime(program)
    await Promise.all(Array.from({ length: calls }, send))
    least = Math.min(least, ((await processorTime(program)) - before) / calls)
  }
  return least
}

/** In milliseconds. */
const LOOKS_AGAIN_AFTER = 250
const LONGEST_START = 60_000

/**
 * Resolves when a program that was just started has finished its startup work, and uses less than a tenth of one core.
 * @throws Error if it's still busy after a minute
 */
export async function endOfStart(program: Running): Promise<void> {
  const until = performance.now() + LONGEST_START
  while (performance.now() < until) {
    const [from, before] = [performance.now(), await processorTime(program)]
    await setTimeout(LOOKS_AGAIN_AFTER)
    if ((await processorTime(program)) - before < (performance.now() - from) / 10) return
  }
  throw new Error('The program is still busy with its start.')
}

/** In milliseconds, by the program's own count. */
async function processorTime({ url, metricsToken }: Running): Promise<number> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
  const [, seconds] = /^process_cpu_seconds_total (\S+)$/m.exec(await answer.text()) ?? []
  if (seconds === undefined) throw new Error('The program tells no time of its processor.')
  return Number(seconds) * 1_000
}
