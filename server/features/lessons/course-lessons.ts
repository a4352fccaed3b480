import type { CourseFileLesson } from 'contract/course-file'
import type { LessonCard } from 'contract/lessons'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { addQuizzes, deleteQuizzesOfLessons, quizContentsOfLesson } from '#server/features/quizzes/public.ts'
import { countLessons, insertLesson } from './queries.ts'

const countsByCourse = prepared((db, _values: Record<never, never>) =>
  db
    .selectFrom('lessons')
    .select((eb) => ['course_id', eb.fn.countAll<number>().as('count')])
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', 0)
    .groupBy('course_id'),
)

/** How many lessons each course has, without drafts; courses without any are not included. */
export async function lessonCounts(db: Db): Promise<Map<number, number>> {
  const rows = await countsByCourse(db, {})
  return new Map(rows.map(({ course_id, count }) => [course_id, count]))
}

const countOfCourse = prepared((db, values: { courseId: number }) =>
  db
    .selectFrom('lessons')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('course_id', '=', values.courseId)
    .where('deleted_at', 'is', null)
    .where('is_draft', '=', 0),
)

/** How many lessons a course has, without drafts. */
export async function lessonCountOf(db: Db, courseId: number): Promise<number> {
  const [row] = await countOfCourse(db, { courseId })
  return row?.count ?? 0
}

/** A course's lessons in order with their questions, drafts included, as they go into a file. */
export async function lessonContentsOf(db: Db, courseId: number): Promise<Required<CourseFileLesson>[]> {
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'title', 'minutes', 'objective', 'content', 'cards', 'is_draft'])
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .execute()
  const contents: Required<CourseFileLesson>[] = []
  for (const { id, title, minutes, objective, content, cards, is_draft } of rows) {
    contents.push({
      title,
      minutes,
      objective,
      text: content,
      cards: cardsOf({ cards }),
      quizzes: await quizContentsOfLesson(db, id),
      isDraft: is_draft === 1,
    })
  }
  return contents
}

export function cardsOf({ cards }: { cards: string }): LessonCard[] {
  return JSON.parse(cards)
}

/** Adds lessons with their questions at the end of a course. The caller tells the catalogue. */
export async function addLessons(
  db: Transaction,
  courseId: number,
  lessons: readonly CourseFileLesson[],
  at: number,
): Promise<void> {
  let position = await countLessons(db, courseId)
  for (const { title, minutes, objective, text, cards, quizzes, isDraft } of lessons) {
    position += 1
    const lesson = await insertLesson(db, {
      course_id: courseId,
      position,
      title: title.trim(),
      minutes,
      objective: objective.trim(),
      content: text.trim(),
      cards: JSON.stringify(cards),
      is_draft: isDraft ? 1 : 0,
      updated_at: at,
    })
    const owned = quizzes.map((quiz) => ({ ...quiz, lessonId: lesson.id }))
    await addQuizzes(db, null, owned, at)
  }
}

/**
 * Deletes a course's lessons with it, softly, and their questions.
 * @param at exactly the deletion time of the course: by it they still count in a member's percent
 */
export async function deleteLessonsOf(db: Transaction, courseId: number, at: number): Promise<void> {
  const lessons = await db
    .updateTable('lessons')
    .set({ deleted_at: at, position: 0 })
    .where('course_id', '=', courseId)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute()
  await deleteQuizzesOfLessons(
    db,
    lessons.map(({ id }) => id),
    at,
  )
}
