import { setTimeout } from 'node:timers/promises'
import { weekAt } from 'game/team'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { countMembers } from './count-members.ts'
import {
  type CountingRow,
  claimCounting,
  completionsAfter,
  deleteChanges,
  deleteOldVisits,
  deleteSomeFigures,
  giveUpCounting,
  isFromLaterWeek,
  membersAfter,
  moveChange,
  OVERLAP,
  oldestChanges,
  RECOUNT,
  readCounting,
  saveCounting,
} from './counting-queries.ts'
import { placeText, readPlace, recruitsAfter } from './recruits-page.ts'

/** So many members in a transaction keep SQLite, and with it everybody else, for some five milliseconds. */
const BATCH = 50

/** How often everybody is compared with what was counted, for what told nobody of its change, in milliseconds. */
const WALK_EVERY = 3_600_000

/** How much of such a walk one run does. */
const BATCHES_A_RUN = 5

type Options = {
  /** Names this process, or this command. */
  claimant: string
  signal?: AbortSignal
}

/**
 * Counts everything that changed until now, in small transactions. Each compares members with what was counted of them,
 * so it doesn't matter how often one is looked at, in which order, or where a run was killed.
 * @returns false when another process is at it, or the next run has to count everything again
 */
export async function countTeams(
  deps: Pick<Dependencies, 'database' | 'now'>,
  { claimant, signal }: Options,
): Promise<boolean> {
  const run = new Run(deps, claimant, signal)
  try {
    return await run.countAll()
  } finally {
    await deps.database.write((db) => giveUpCounting(db, claimant))
  }
}

/** What is done in one transaction; `next` is undefined when nothing is left. */
type Step<Place> = (db: Transaction, state: CountingRow, place: Place) => Promise<Place | undefined>

class Stopped extends Error {}

class Run {
  readonly #deps: Pick<Dependencies, 'database' | 'now'>
  readonly #claimant: string
  readonly #signal: AbortSignal | undefined

  constructor(deps: Pick<Dependencies, 'database' | 'now'>, claimant: string, signal: AbortSignal | undefined) {
    this.#deps = deps
    this.#claimant = claimant
    this.#signal = signal
  }

  async countAll(): Promise<boolean> {
    const began = this.#deps.now()
    try {
      await this.#repeat(clearFigures, true)
      await this.#once((db, state) => saveCounting(db, { completions_to: state.completions_to ?? began }))
      await this.#repeat(this.#countChanges, true)
      await this.#repeat(this.#countCompletions, -1)
      await this.#walk()
      // Moves of members may have queued their recruits.
      await this.#repeat(this.#countChanges, true)
      await this.#once((db) => saveCounting(db, { phase: 'counted', completions_to: began, counted_to: began }))
      return true
    } catch (error) {
      if (error instanceof Stopped) return false
      throw error
    }
  }

  /** @throws Stopped when another process is at it, this one is to end, or the next run has to count everything again */
  async #once<T>(unit: (db: Transaction, state: CountingRow) => Promise<T>): Promise<T> {
    if (this.#signal?.aborted) throw new Stopped()
    const { database, now } = this.#deps
    const done = await database.write(async (db) => {
      const before = await readCounting(db)
      const state = await claimCounting(db, this.#claimant, now())
      if (state === undefined) throw new Stopped()
      if (!isFromLaterWeek(before, now())) return { value: await unit(db, state) }
      await saveCounting(db, RECOUNT)
      return undefined
    })
    if (done === undefined) throw new Stopped()
    return done.value
  }

  /** Rests after each transaction for as long as it took, so that at least half the time is others'. */
  async #repeat<Place>(step: Step<Place>, from: Place, atMost = Number.POSITIVE_INFINITY): Promise<void> {
    let place: Place | undefined = from
    for (let times = 0; place !== undefined && times < atMost; times++) {
      const current: Place = place
      const begun = performance.now()
      place = await this.#once((db, state) => step(db, state, current))
      if (place !== undefined) await setTimeout(performance.now() - begun)
    }
  }

  readonly #countChanges: Step<true> = async (db) => {
    const changes = await oldestChanges(db, BATCH)
    const first = changes[0]
    if (first === undefined) return undefined
    const now = this.#deps.now()
    if (first.recruits_after !== null) {
      await countRecruits(db, first.id, first.member_id, first.recruits_after, now)
      return true
    }
    const members = changes.filter((each) => each.recruits_after === null)
    await countMembers(db, [...new Set(members.map((each) => each.member_id))], { now })
    await deleteChanges(
      db,
      members.map(({ id }) => id),
    )
    return true
  }

  readonly #countCompletions: Step<number> = async (db, state, after) => {
    const from = after === -1 ? Math.min(state.completions_to ?? 0, this.#deps.now()) - OVERLAP : after
    const rows = await completionsAfter(db, from, BATCH)
    await countMembers(db, [...new Set(rows.map(({ member_id }) => member_id))], { now: this.#deps.now() })
    const [first, last] = [rows[0]?.created_at ?? 0, rows.at(-1)?.created_at ?? 0]
    if (rows.length < BATCH) return undefined
    // There may be more of the last moment.
    if (last > first) return last - 1
    // So many at one moment come from an import.
    await saveCounting(db, { walk_began_at: null })
    return last
  }

  /** The first walk goes to its end. Later ones go on a little in each run, and begin an hour after the last began. */
  async #walk(): Promise<void> {
    const { isFirst, isDue } = await this.#once(async (db, state) => {
      const now = this.#deps.now()
      const isUnderWay = state.walk_after !== ''
      const beganAt = state.walk_began_at ?? 0
      // A clock that was set back must not put the next walk off.
      const isDue = isUnderWay || beganAt > now || now - beganAt >= WALK_EVERY
      if (isDue && !isUnderWay) await saveCounting(db, { walk_began_at: now })
      return { isFirst: state.phase === 'counting', isDue }
    })
    if (isFirst || isDue) await this.#repeat(this.#walkOn, true, isFirst ? undefined : BATCHES_A_RUN)
  }

  readonly #walkOn: Step<true> = async (db, state) => {
    const ids = await membersAfter(db, state.walk_after, BATCH)
    const last = ids.at(-1)
    const now = this.#deps.now()
    await countMembers(db, ids, { now, isWalk: true })
    if (ids.length > 0) await deleteOldVisits(db, ids, weekAt(now) - 1)
    await saveCounting(db, { walk_after: last ?? '' })
    return last === undefined ? undefined : true
  }
}

const clearFigures: Step<true> = async (db, { phase }) => {
  if (phase !== 'clearing') return undefined
  if (await deleteSomeFigures(db, BATCH)) return true
  await saveCounting(db, { phase: 'counting', completions_to: null, walk_after: '' })
  return undefined
}

async function countRecruits(db: Transaction, changeId: number, sponsorId: string, after: string, now: number) {
  const rows = await recruitsAfter(db, sponsorId, readPlace(after), BATCH)
  await countMembers(
    db,
    rows.map(({ id }) => id),
    { now },
  )
  const last = rows.length < BATCH ? undefined : rows.at(-1)
  if (last === undefined) await deleteChanges(db, [changeId])
  else await moveChange(db, changeId, placeText({ joinedAt: last.joined_at, id: last.id }))
}
