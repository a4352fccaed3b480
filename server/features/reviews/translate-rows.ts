import { ORIGINAL_LANGUAGE } from 'game/translations'
import type { Db } from '#server/database/database.ts'
import { type InLanguage, translate } from '#server/features/translations/public.ts'
import type { ReviewableRow } from './question-queries.ts'

export type TranslatedRow = ReviewableRow & InLanguage

/** The questions, and the titles of where they were taught, in a language. */
export async function translateRows(
  db: Db,
  language: string,
  rows: readonly ReviewableRow[],
): Promise<readonly TranslatedRow[]> {
  if (language === ORIGINAL_LANGUAGE) return rows
  const asked = rows.map(({ id, question, choices }) => ({ id, question, choices: JSON.parse(choices) as string[] }))
  const originals = () => asked.map((quiz, index) => ({ ...quiz, correctAnswer: rows[index]?.correct_answer }))
  const questions = await translate(db, language, 'quiz', asked, originals)
  const titles = {
    mission: await titlesOf(db, language, 'mission', rows, (row) => [row.mission_id, row.mission_title]),
    course: await titlesOf(db, language, 'course', rows, (row) => [row.in_course_id, row.course_title]),
    lesson: await titlesOf(db, language, 'lesson', rows, (row) => [row.lesson_id, row.lesson_title]),
  }
  return rows.map((row, index) => ({
    ...row,
    question: questions[index]?.question ?? row.question,
    choices: JSON.stringify(questions[index]?.choices ?? []),
    mission_title: titles.mission.get(row.mission_id) ?? row.mission_title,
    course_title: titles.course.get(row.in_course_id) ?? row.course_title,
    lesson_title: titles.lesson.get(row.lesson_id) ?? row.lesson_title,
    language: questions[index]?.language ?? ORIGINAL_LANGUAGE,
  }))
}

type Titled = readonly [id: number | null, title: string | null]

async function titlesOf(
  db: Db,
  language: string,
  kind: 'mission' | 'course' | 'lesson',
  rows: readonly ReviewableRow[],
  titled: (row: ReviewableRow) => Titled,
): Promise<ReadonlyMap<number | null, string>> {
  const originals = new Map(rows.map(titled))
  const views = [...originals].flatMap(([id, title]) => (id === null || title === null ? [] : [{ id, title }]))
  return new Map((await translate(db, language, kind, views)).map(({ id, title }) => [id, title]))
}
