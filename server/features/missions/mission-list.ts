import type { Database } from '#server/database/database.ts'
import { CatalogueVersion } from '#server/features/catalogue/public.ts'
import { translate } from '#server/features/translations/public.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { listMissions } from './queries.ts'
import { missionSummaryView } from './view.ts'

/**
 * The stations as they are sent, a copy for each language, built anew only when the catalogue has changed: the call that every
 * visit begins with.
 */
export class MissionList {
  readonly #database: Database
  readonly #version: CatalogueVersion
  readonly #kept = new Map<string, { version: number; answer: CachedAnswer }>()

  constructor(database: Database) {
    this.#database = database
    this.#version = new CatalogueVersion(database)
  }

  async read(language: string): Promise<CachedAnswer> {
    // Asked first: a change that comes in between makes the copy newer than its number, which the next request finds out.
    const version = await this.#version.current()
    const kept = this.#kept.get(language)
    if (kept?.version === version) return kept.answer
    const db = this.#database.read
    const missions = await translate(db, language, 'mission', (await listMissions(db)).map(missionSummaryView))
    const answer = new CachedAnswer(Buffer.from(JSON.stringify(missions)), 'application/json; charset=utf-8')
    this.#kept.set(language, { version, answer })
    return answer
  }
}
