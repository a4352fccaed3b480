import type { Db } from '#server/database/database.ts'

/** Every quiz that ever was, by its id, with where it was taught and whether members still see it. */
export async function listReviewable(db: Db) {
  const rows = await db
    .selectFrom('quizzes')
    .leftJoin('lessons', 'lessons.id', 'quizzes.lesson_id')
    .leftJoin('courses', (join) =>
      join.on((eb) => eb('courses.id', '=', eb.fn.coalesce('quizzes.course_id', 'lessons.course_id'))),
    )
    .leftJoin('missions', 'missions.id', 'quizzes.mission_id')
    .select(['quizzes.id', 'quizzes.idea', 'quizzes.question', 'quizzes.choices', 'quizzes.mission_id'])
    .select('quizzes.correct_answer')
    .select(['quizzes.deleted_at', 'quizzes.answer_changed_at', 'quizzes.lesson_id', 'missions.title as mission_title'])
    .select(['quizzes.former_ideas', 'quizzes.updated_at'])
    .select(['courses.id as in_course_id', 'courses.title as course_title', 'courses.is_public'])
    .select(['courses.deleted_at as course_deleted_at', 'lessons.title as lesson_title', 'lessons.is_draft'])
    .select(['lessons.position as lesson_position', 'lessons.deleted_at as lesson_deleted_at'])
    .orderBy('quizzes.id')
    .execute()
  return rows.map((row) => ({ ...row, is_open: isOpen(row) ? (1 as const) : (0 as const) }))
}

export type ReviewableRow = Awaited<ReturnType<typeof listReviewable>>[number]

type Visibility = {
  deleted_at: number | null
  in_course_id: number | null
  course_deleted_at: number | null
  is_public: 0 | 1 | null
  lesson_id: number | null
  lesson_deleted_at: number | null
  is_draft: 0 | 1 | null
}

function isOpen(row: Visibility): boolean {
  if (row.deleted_at !== null) return false
  if (row.lesson_id !== null && (row.lesson_deleted_at !== null || row.is_draft === 1)) return false
  return row.in_course_id === null || (row.course_deleted_at === null && row.is_public === 1)
}
