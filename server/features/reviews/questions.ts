import { cardKeyOf, ideaTitle } from 'game/reviews'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import type { Database } from '#server/database/database.ts'
import { CatalogueVersion } from '#server/features/catalogue/public.ts'
import type { InLanguage } from '#server/features/translations/public.ts'
import { listReviewable, type ReviewableRow } from './question-queries.ts'
import { type TranslatedRow, translateRows } from './translate-rows.ts'

/** Where a question was taught; all null for a general one. */
type Home = { missionId: number | null; courseId: number | null; lesson: { title: string; href: string } | null }

/** One wording of an idea. */
export type Question = Home & InLanguage & { id: number; idea: string; question: string; choices: readonly string[] }

/** All questions that members see, by their ideas. */
export type Questions = {
  readonly byIdea: ReadonlyMap<string, readonly Question[]>
  /** Ideas of general questions, in the order in which they reach members. */
  readonly general: readonly string[]
  /** Ideas that have no question any more that members see. */
  readonly gone: readonly string[]
  /** When the right answer of an idea's question was changed last. */
  readonly changedAt: ReadonlyMap<string, number>
}

/** The questions as reviews need them, a copy for each language, read again only when the catalogue has changed. */
export class ReviewQuestions {
  readonly #database: Database
  readonly #version: CatalogueVersion
  readonly #last = new Map<string, { version: number; questions: Questions }>()

  constructor(database: Database) {
    this.#database = database
    this.#version = new CatalogueVersion(database)
  }

  async read(language = ORIGINAL_LANGUAGE): Promise<Questions> {
    // Asked first: a change that comes in between makes the copy newer than its number, which the next request finds out.
    const version = await this.#version.current()
    const last = this.#last.get(language)
    if (last?.version === version) return last.questions
    const db = this.#database.read
    const questions = questionsFrom(await translateRows(db, language, await listReviewable(db)))
    this.#last.set(language, { version, questions })
    return questions
  }
}

/** @param rows by their ids */
export function questionsFrom(rows: readonly TranslatedRow[]): Questions {
  const byIdea = new Map<string, Question[]>()
  const general = new Set<string>()
  const all = new Set<string>()
  const changedAt = new Map<string, number>()
  for (const row of rows) {
    const idea = cardKeyOf(row)
    const former: string[] = JSON.parse(row.former_ideas)
    for (const each of [idea, ...former]) all.add(each)
    if (row.is_open === 0) continue
    if (row.answer_changed_at !== null) {
      changedAt.set(idea, Math.max(row.answer_changed_at, changedAt.get(idea) ?? 0))
    }
    const { id, question: text, language } = row
    const own = { id, idea, question: text, choices: JSON.parse(row.choices) }
    const question = { ...homeOf(row), ...own, ...(language === undefined ? {} : { language }) }
    byIdea.set(idea, [...(byIdea.get(idea) ?? []), question])
    if (question.lesson === null) general.add(idea)
  }
  return { byIdea, general: [...general], gone: [...all].filter((idea) => !byIdea.has(idea)), changedAt }
}

function homeOf(row: ReviewableRow): Home {
  const { mission_id: missionId, in_course_id: courseId, lesson_title } = row
  if (missionId !== null) {
    return { missionId, courseId: null, lesson: { title: row.mission_title ?? '', href: `/mission/${missionId}` } }
  }
  if (courseId === null) return { missionId: null, courseId: null, lesson: null }
  const course = `/course/${courseId}`
  return lesson_title === null
    ? { missionId: null, courseId, lesson: { title: row.course_title ?? '', href: course } }
    : { missionId: null, courseId, lesson: { title: lesson_title, href: `${course}/lesson/${row.lesson_position}` } }
}

/** What an idea is called on screen. One without a key, and one in another language, is called by a question. */
export function titleOf(idea: string, wordings: readonly Question[]): string {
  return idea.startsWith('quiz:') || wordings[0]?.language !== undefined
    ? (wordings[0]?.question ?? 'A question')
    : ideaTitle(idea)
}
