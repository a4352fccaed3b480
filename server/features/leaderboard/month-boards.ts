import type { Board } from 'contract/leaderboard'
import { BOARD_SIZE, type Month, monthAt, sharedRanks } from 'game/leaderboard'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Counted, namesOnBoard } from './month-queries.ts'

/** In milliseconds. */
const KEPT_FOR = 60_000

type Count = (db: Db, month: Month) => Promise<Counted[]>
type Kept = { month: string; at: number; counted: Promise<Counted[]> }

/**
 * One board of the month. The counts are cached for a minute, because they are the same for all members; names are read
 * for each answer, so that members who left the board are never shown.
 */
export class MonthBoard {
  readonly #deps: Pick<Dependencies, 'database' | 'now'>
  readonly #count: Count
  #kept: Kept | undefined

  constructor(deps: Pick<Dependencies, 'database' | 'now'>, count: Count) {
    this.#deps = deps
    this.#count = count
  }

  async read(): Promise<Board> {
    const { month, at, counted } = this.#counted()
    const rows = await counted
    const names = await namesOnBoard(
      this.#deps.database.read,
      rows.map(({ id }) => id),
    )
    const shown = rows.filter(({ id }) => names.has(id)).slice(0, BOARD_SIZE)
    const ranks = sharedRanks(shown.map(({ count }) => count))
    const entries = shown.map(({ id, count }, index) => ({
      id,
      count,
      name: names.get(id) ?? '',
      rank: ranks[index] ?? 1,
    }))
    return { month, asOf: new Date(at).toISOString(), entries }
  }

  #counted(): Kept {
    const at = this.#deps.now()
    const month = monthAt(at)
    const kept = this.#kept
    // A clock that was set back must not keep the cache valid.
    if (kept !== undefined && kept.month === month.name && at >= kept.at && at - kept.at < KEPT_FOR) return kept
    const counted = this.#count(this.#deps.database.read, month)
    const next = { month: month.name, at, counted }
    this.#kept = next
    counted.catch(() => {
      if (this.#kept === next) this.#kept = undefined
    })
    return next
  }
}
