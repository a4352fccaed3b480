import type { Quiz } from 'contract/quizzes'
import type { Viewer } from '#server/features/catalogue/public.ts'
import { choicesOf } from './course-quizzes.ts'
import type { AskedQuizRow, QuizRow } from './queries.ts'

/** What a member sees who hasn't answered: no answer and no explanation. */
export function openQuizView(row: QuizRow): Quiz {
  return {
    id: row.id,
    courseId: row.course_id,
    lessonId: row.lesson_id,
    missionId: row.mission_id,
    idea: row.idea,
    question: row.question,
    choices: choicesOf(row),
    points: row.points,
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}

/** The whole quiz: for administrators, and for a member who has answered. */
export function wholeQuizView(row: QuizRow): Quiz {
  return { ...openQuizView(row), correctAnswer: row.correct_answer, explanation: row.explanation }
}

export function quizViewFor(viewer: Viewer): (row: AskedQuizRow) => Quiz {
  if (viewer.is_admin === 1) return wholeQuizView
  return (row) => (row.is_correct === null ? openQuizView(row) : wholeQuizView(row))
}
