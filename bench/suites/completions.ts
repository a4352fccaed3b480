import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { CONNECTIONS, type HttpRequest } from '../load/job.ts'
import { putLoadOn } from '../load/load.ts'
import type { Server } from '../processes.ts'
import type { PutLoad } from '../rounds.ts'
import { memberId, sessionCookie } from '../seed.ts'

/** More than any server does; with fewer a round would end early. */
export const COMPLETIONS_A_SECOND = 40_000

/** First completions by one member after another, and the proof that each answer stands in the database. */
export class Completions {
  readonly #server: Server
  readonly #folder: string
  #next = 0
  #answers = 0
  #loads = 0

  constructor(server: Server, folder: string) {
    this.#server = server
    this.#folder = folder
  }

  readonly putLoad: PutLoad = async (seconds) => {
    const requests = Array.from({ length: seconds * COMPLETIONS_A_SECOND }, (_, index) =>
      completion(this.#next + index),
    )
    const load = await putLoadOn({
      server: this.#server,
      requests,
      whenAllAreSent: 'stop',
      seconds,
      folder: this.#folder,
    })
    this.#next += load.taken
    this.#answers += load.answers
    this.#loads += 1
    return load
  }

  /**
   * To be called when the server has stopped.
   * @returns what was found, for the report
   * @throws when an answer has no row, a row was never asked for, or a balance is not the sum of its rows
   */
  verify(): string {
    const { rows, completions, wrongBalances } = this.#readBooks()
    const underWay = CONNECTIONS * this.#loads
    if (rows < this.#answers || rows > this.#answers + underWay) {
      throw new Error(`The ledger has ${rows} rows for ${this.#answers} answers.`)
    }
    if (rows !== completions || wrongBalances > 0) {
      throw new Error(`${rows} rows for ${completions} completions, and ${wrongBalances} wrong balances.`)
    }
    const cutOff = rows - this.#answers
    return `${this.#answers} answers, ${rows} rows in the ledger (${cutOff} of requests under way when a round ended), every balance right`
  }

  #readBooks() {
    const sqlite = new DatabaseSync(join(this.#folder, 'whistlestop.db'), { readOnly: true })
    const count = (query: string) => Number(Object.values(sqlite.prepare(query).get() ?? {})[0])
    const books = {
      rows: count('select count(*) from ledger'),
      completions: count('select count(*) from mission_completions'),
      wrongBalances: count(`
        select count(*) from members
        left join (select member_id, sum(tokens) as tokens, sum(points) as points from ledger group by member_id) as sums
          on sums.member_id = members.id
        where members.tokens <> coalesce(sums.tokens, 0) or members.leaderboard_pts <> coalesce(sums.points, 0)`),
    }
    sqlite.close()
    return books
  }
}

function completion(index: number): HttpRequest {
  const path = `/api/users/${memberId(index)}/complete-mission`
  return { method: 'POST', path, cookie: sessionCookie(index), body: '{"missionId":1}' }
}
