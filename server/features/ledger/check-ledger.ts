import { setTimeout } from 'node:timers/promises'
import type { LedgerCheck } from 'contract/ledger'
import type { Db } from '#server/database/database.ts'
import { Refusal } from '#server/refusal.ts'
import { BEGINNING, type Place, type Report, verifyPage } from './verify-ledger.ts'

/** How long one call checks, in milliseconds: it ends after the first page that exceeds this. */
const SLICE = 1_000

/** How many members are checked in one query. This number blocks SQLite, and with it all requests, for about 2 ms. */
const PAGE = 500

/** How many disagreements of each kind are listed; the others are only counted. */
const LISTED = 50

/** How many administrators may wait for their turn in this process. */
const WAITING = 4

/** The largest total of points that there can be. */
const LARGEST = Number.MAX_SAFE_INTEGER

/**
 * One call's part of `verifyLedger`. Only one runs in this process at a time. After each page it pauses for as long as
 * the page took, so that at least half the time is left to other work.
 */
export class LedgerChecks {
  readonly #slice: number
  readonly #page: number
  #last: Promise<unknown> = Promise.resolve()
  #waiting = 0

  constructor({ slice = SLICE, page = PAGE } = {}) {
    this.#slice = slice
    this.#page = page
  }

  /**
   * @param after the `next` of the previous call; null or undefined starts from the beginning
   * @throws Refusal INVALID for a place that no call returned, TOO_MANY_REQUESTS when too many wait
   */
  async run(db: Db, after: string | null | undefined): Promise<LedgerCheck> {
    const place = placeOf(after)
    if (this.#waiting > WAITING) throw new Refusal('TOO_MANY_REQUESTS', { retryAfter: 5 })
    this.#waiting += 1
    const turn = this.#last.then(() => this.#checkFrom(db, place))
    this.#last = turn.catch(() => undefined)
    try {
      return await turn
    } finally {
      this.#waiting -= 1
    }
  }

  async #checkFrom(db: Db, from: Place): Promise<LedgerCheck> {
    const found = new Findings()
    const endsAt = performance.now() + this.#slice
    let members = 0
    let place = from
    for (;;) {
      const began = performance.now()
      const page = await verifyPage(db, place, this.#page, found)
      members += page.members
      const now = performance.now()
      if (page.next === undefined || now >= endsAt) {
        const { wrong, balances, totals } = found
        return { members, wrong, balances, totals, next: cursorOf(page.next) }
      }
      place = page.next
      await setTimeout(now - began)
    }
  }
}

class Findings implements Report {
  wrong = 0
  readonly balances: LedgerCheck['balances'] = []
  readonly totals: LedgerCheck['totals'] = []

  wrongBalance(finding: LedgerCheck['balances'][number]): void {
    this.wrong += 1
    if (this.balances.length < LISTED) this.balances.push(finding)
  }

  wrongTotal(finding: LedgerCheck['totals'][number]): void {
    this.wrong += 1
    if (this.totals.length < LISTED) this.totals.push(finding)
  }
}

function cursorOf(place: Place | undefined): string | null {
  return place === undefined ? null : `${place.part}~${place.after}`
}

function placeOf(text: string | null | undefined): Place {
  if (text === null || text === undefined) return BEGINNING
  const [, member] = /^balances~([A-Za-z0-9_-]{1,64})$/.exec(text) ?? []
  if (member !== undefined) return { part: 'balances', after: member }
  const [, total] = /^totals~(-1|\d{1,16})$/.exec(text) ?? []
  if (total === undefined || Number(total) > LARGEST) throw new Refusal('INVALID')
  return { part: 'totals', after: Number(total) }
}
