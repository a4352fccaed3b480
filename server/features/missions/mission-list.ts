import type { Database } from '#server/database/database.ts'
import { CatalogueVersion } from '#server/features/catalogue/public.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { listMissions } from './queries.ts'
import { missionSummaryView } from './view.ts'

/** The stations as they are sent, built anew only when the catalogue has changed: the call that every visit begins with. */
export class MissionList {
  readonly #database: Database
  readonly #version: CatalogueVersion
  #kept: { version: number; answer: CachedAnswer } | undefined

  constructor(database: Database) {
    this.#database = database
    this.#version = new CatalogueVersion(database)
  }

  async read(): Promise<CachedAnswer> {
    // Asked first: a change that comes in between makes the copy newer than its number, which the next request finds out.
    const version = await this.#version.current()
    if (this.#kept?.version === version) return this.#kept.answer
    const missions = (await listMissions(this.#database.read)).map(missionSummaryView)
    const answer = new CachedAnswer(Buffer.from(JSON.stringify(missions)), 'application/json; charset=utf-8')
    this.#kept = { version, answer }
    return answer
  }
}
