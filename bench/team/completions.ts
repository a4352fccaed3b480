import { setTimeout } from 'node:timers/promises'
import { LAST_STATION } from 'game/team'
import type { Dependencies } from '../../server/dependencies.ts'
import { completeMission } from '../../server/features/missions/complete-mission.ts'
import { ratiosOf, spreadOf } from '../ratio.ts'
import { reportDetail, reportFigure } from '../report.ts'
import { memberId } from '../seed.ts'
import type { Person } from './tree.ts'

type Completion = { memberId: string; missionId: number }

/** As many as PostgreSQL has connections. */
const LOOPS = 10

const ROUNDS = 40
const PER_ROUND = 150

/**
 * What those who are under way complete next. The first station is left out: it may pay a sponsor, which the seven levels
 * above have no part in.
 */
export function completionsOf(people: readonly Person[]): Completion[] {
  return people
    .filter(({ stations, state }) => state === 'here' && stations >= 1 && stations < LAST_STATION)
    .map(({ index, stations }) => ({ memberId: memberId(index), missionId: stations + 1 }))
}

/** Both sides in turn, the first one changing, many short rounds: the difference is smaller than a slow moment of the machine. */
export async function compareCompletions(
  deps: Dependencies,
  engine: string,
  { below, alone }: { below: readonly Completion[]; alone: readonly Completion[] },
): Promise<void> {
  const rounds: { ours: Round; baseline: Round }[] = []
  const perRound = Math.min(PER_ROUND, Math.floor(Math.min(below.length, alone.length) / (ROUNDS + 1)))
  for (let round = 0; round <= ROUNDS; round++) {
    const [from, to] = [round * perRound, (round + 1) * perRound]
    const sides = { ours: below.slice(from, to), baseline: alone.slice(from, to) }
    const order = round % 2 === 0 ? (['ours', 'baseline'] as const) : (['baseline', 'ours'] as const)
    const done: { ours?: Round; baseline?: Round } = {}
    for (const side of order) done[side] = await completeAll(deps, sides[side])
    // The first one warms up.
    if (round > 0 && done.ours && done.baseline) rounds.push({ ours: done.ours, baseline: done.baseline })
  }
  const ratios = rounds.map(({ ours, baseline }) => ({ ours: ours.perSecond, baseline: baseline.perSecond }))
  const title = `A completion on ${engine} with seven levels above : with none`
  reportFigure(title, ratiosOf(ratios), 'times', { atLeast: 0.97 })
  const median = (side: 'ours' | 'baseline', figure: keyof Round) =>
    Math.round(spreadOf(rounds.map((round) => round[side][figure])).median)
  for (const [side, name] of [['ours', 'with'] as const, ['baseline', 'without'] as const]) {
    reportDetail(`${name}: ${median(side, 'perSecond')} a second, ${median(side, 'micros')} µs of this process each`)
  }
}

type Round = { perSecond: number; micros: number }

async function completeAll(deps: Dependencies, completions: readonly Completion[]): Promise<Round> {
  const waiting = [...completions]
  const before = process.cpuUsage()
  const begun = performance.now()
  const loop = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      await completeMission(deps, next.memberId, next.missionId)
    }
  }
  await Promise.all(Array.from({ length: LOOPS }, loop))
  const { user, system } = process.cpuUsage(before)
  const perSecond = (completions.length * 1_000) / (performance.now() - begun)
  return { perSecond, micros: (user + system) / completions.length }
}

/**
 * Completes stations at a pace until it is stopped.
 * @param perSecond how many
 * @returns how to stop it, which says how many were done
 */
export function writeBeside(deps: Dependencies, completions: Completion[], perSecond: number): () => Promise<number> {
  const over = new AbortController()
  const { signal } = over
  let done = 0
  const pause = (1_000 * LOOPS) / perSecond
  async function loop(): Promise<void> {
    let next = performance.now() + Math.random() * pause
    while (!signal.aborted) {
      await setTimeout(Math.max(0, next - performance.now()), undefined, { signal }).catch(() => undefined)
      next += pause
      const completion = signal.aborted ? undefined : completions.pop()
      if (completion === undefined) return
      await completeMission(deps, completion.memberId, completion.missionId)
      done++
    }
  }
  const loops = Promise.all(Array.from({ length: LOOPS }, loop))
  return async () => {
    over.abort()
    await loops
    return done
  }
}
