import { cardKeyOf, ideaTitle } from 'game/reviews'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import type { Database } from '#server/database/database.ts'
import { VersionedCache } from '#server/features/catalogue/public.ts'
import type { InLanguage } from '#server/features/translations/public.ts'
import { listReviewable, type ReviewableRow } from './question-queries.ts'
import { type TranslatedRow, translateRows } from './translate-rows.ts'

/** Where a question was taught; all null for a general one. */
type Home = { missionId: number | null; courseId: number | null; lesson: { title: string; href: string } | null }

/** One wording of an idea. */
export type Question = Home &
  InLanguage & { id: number; idea: string; question: string; choices: readonly string[]; updatedAt: number }

/** The questions that ask about one idea; an idea without any isn't known. */
export type Wordings = readonly [Question, ...Question[]]

/** All questions that members see, by their ideas. */
export type Questions = {
  readonly byIdea: ReadonlyMap<string, Wordings>
  /** Ideas of general questions, in the order in which they reach members. */
  readonly general: readonly string[]
  /** Ideas that have no question any more that members see. */
  readonly gone: readonly string[]
  /** When the right answer of an idea's question was changed last. */
  readonly changedAt: ReadonlyMap<string, number>
}

/** The questions as reviews need them, cached for each language. */
export class ReviewQuestions {
  readonly #database: Database
  readonly #questions: VersionedCache<Questions>

  constructor(database: Database) {
    this.#database = database
    this.#questions = new VersionedCache(database)
  }

  read(language = ORIGINAL_LANGUAGE): Promise<Questions> {
    return this.#questions.read(language, () => this.#load(language))
  }

  async #load(language: string): Promise<Questions> {
    const db = this.#database.read
    return questionsFrom(await translateRows(db, language, await listReviewable(db)))
  }
}

const byDatabase = new WeakMap<Database, ReviewQuestions>()

/** The one copy for a database, because reading all questions takes long. */
export function reviewQuestionsOf(database: Database): ReviewQuestions {
  const questions = byDatabase.get(database) ?? new ReviewQuestions(database)
  byDatabase.set(database, questions)
  return questions
}

/** @param rows by their ids */
export function questionsFrom(rows: readonly TranslatedRow[]): Questions {
  const byIdea = new Map<string, [Question, ...Question[]]>()
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
    const own = { id, idea, question: text, choices: JSON.parse(row.choices), updatedAt: row.updated_at }
    const question = { ...homeOf(row), ...own, ...(language === undefined ? {} : { language }) }
    const others = byIdea.get(idea)
    if (others === undefined) byIdea.set(idea, [question])
    else others.push(question)
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
export function titleOf(idea: string, [first]: Wordings): string {
  return idea.startsWith('quiz:') || first.language !== undefined ? first.question : ideaTitle(idea)
}
