import { setTimeout } from 'node:timers/promises'
import { percentile } from '../../server/testing/percentile.ts'
import type { Caller, Kind, Timing } from './caller.ts'

/** In milliseconds; a registration has no limit of its own, because its hash is meant to take long. */
const LIMITS: Partial<Record<Kind, number>> = { read: 50, write: 100 }

/** Journeys under way above which the server has fallen behind for good. */
const HOPELESS = 2_000

export type Outcome = {
  calls: number
  perSecond: number
  p50: Record<Kind, number>
  p99: Record<Kind, number>
  /** What was answered with 500 or above; 599 stands for no answer at all. */
  serverErrors: string[]
  refused: string[]
  broken: string | undefined
}

/** Begins so many journeys a second whether or not the earlier ones are through, as visitors do, and waits for all. */
export async function putTraffic(
  caller: Caller,
  journeysASecond: number,
  seconds: number,
  travel: () => Promise<void>,
): Promise<Outcome> {
  caller.takeTimings()
  const underWay = new Set<Promise<void>>()
  const begun = performance.now()
  let started = 0
  for (;;) {
    const elapsed = (performance.now() - begun) / 1000
    if (elapsed >= seconds || underWay.size > HOPELESS) break
    for (; started < elapsed * journeysASecond; started++) {
      const journey = travel().finally(() => underWay.delete(journey))
      underWay.add(journey)
    }
    await setTimeout(2)
  }
  await Promise.all(underWay)
  return judge(caller.takeTimings(), (performance.now() - begun) / 1000)
}

function judge(timings: readonly Timing[], seconds: number): Outcome {
  const share = (part: number) => {
    const of = (kind: Kind) => {
      const times = timings.filter((each) => each.kind === kind).map(({ milliseconds }) => milliseconds)
      return times.length === 0 ? 0 : percentile(times, part)
    }
    return { read: of('read'), write: of('write'), register: of('register') }
  }
  const p99 = share(0.99)
  const answered = (from: number, below: number) =>
    timings.filter(({ status }) => status >= from && status < below).map(({ status, path }) => `${status} ${path}`)
  const serverErrors = answered(500, 600)
  const late = Object.entries(LIMITS).find(([kind, limit]) => p99[kind as Kind] > limit)
  return {
    calls: timings.length,
    perSecond: timings.length / seconds,
    p50: share(0.5),
    p99,
    serverErrors,
    refused: answered(400, 500),
    broken:
      serverErrors.length > 0
        ? `${serverErrors.length} server errors`
        : late && `p99 of ${late[0]}s above ${late[1]} ms`,
  }
}
