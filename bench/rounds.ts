import type { Load } from './load/load.ts'
import { waitForQuiet } from './quiet.ts'
import { ratiosOf, type Spread, spreadOf } from './ratio.ts'

/** How long a measurement takes: `rounds` times `seconds` for each side, after a warm-up of its own. */
export type Pace = { rounds: number; seconds: number; warmUp: number }

export const PACES = {
  usual: { rounds: 5, seconds: 3, warmUp: 2 },
  quick: { rounds: 2, seconds: 1, warmUp: 1 },
} satisfies Record<string, Pace>

export type PutLoad = (seconds: number) => Promise<Load>

export type Comparison = { ratio: Spread; ours: Side; baseline: Side }
/** `processorMicros` is undefined where the system does not say. */
export type Side = { perSecond: number; p50: number; p99: number; processorMicros: number | undefined }

/** Rounds of one side and the other in turn, so that what else the machine does falls on both. The first are thrown away. */
export async function compare(ours: PutLoad, baseline: PutLoad, pace: Pace): Promise<Comparison> {
  await ours(pace.warmUp)
  await baseline(pace.warmUp)
  const rounds: { ours: Load; baseline: Load }[] = []
  for (let round = 0; round < pace.rounds; round++) {
    await waitForQuiet()
    rounds.push({ ours: await ours(pace.seconds), baseline: await baseline(pace.seconds) })
  }
  return {
    ratio: ratiosOf(rounds.map((round) => ({ ours: round.ours.perSecond, baseline: round.baseline.perSecond }))),
    ours: sideOf(rounds.map((round) => round.ours)),
    baseline: sideOf(rounds.map((round) => round.baseline)),
  }
}

function sideOf(loads: readonly Load[]): Side {
  const medianOf = (figure: (load: Load) => number | undefined) => {
    const values = loads.map(figure).filter((value) => value !== undefined)
    return values.length === 0 ? undefined : spreadOf(values).median
  }
  return {
    perSecond: medianOf((load) => load.perSecond) ?? 0,
    p50: medianOf((load) => load.p50) ?? 0,
    p99: medianOf((load) => load.p99) ?? 0,
    processorMicros: medianOf((load) => load.processorMicros),
  }
}
