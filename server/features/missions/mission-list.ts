import type { Database } from '#server/database/database.ts'
import { VersionedCache } from '#server/features/catalogue/public.ts'
import { translate } from '#server/features/translations/public.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { listMissions } from './queries.ts'
import { missionSummaryView } from './view.ts'

/** The serialised list of stations, cached for each language, because every visit begins with this call. */
export class MissionList {
  readonly #database: Database
  readonly #answers: VersionedCache<CachedAnswer>

  constructor(database: Database) {
    this.#database = database
    this.#answers = new VersionedCache(database)
  }

  read(language: string): Promise<CachedAnswer> {
    return this.#answers.read(language, () => this.#build(language))
  }

  async #build(language: string): Promise<CachedAnswer> {
    const db = this.#database.read
    const missions = await translate(db, language, 'mission', (await listMissions(db)).map(missionSummaryView))
    return new CachedAnswer(Buffer.from(JSON.stringify(missions)), 'application/json; charset=utf-8')
  }
}
