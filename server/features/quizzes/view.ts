import type { Quiz } from 'contract/quizzes'
import type { Viewer } from '#server/features/courses/public.ts'
import { choicesOf } from './course-quizzes.ts'
import type { AskedQuizRow, QuizRow } from './queries.ts'

/** What somebody sees who has not answered: without the answer and its explanation (reliability W5). */
export function openQuizView(row: QuizRow): Quiz {
  return {
    id: row.id,
    courseId: row.course_id,
    question: row.question,
    choices: choicesOf(row),
    points: row.points,
  }
}

/** The whole quiz: for administrators, and for a member who has answered. */
export function answeredQuizView(row: QuizRow): Quiz {
  return { ...openQuizView(row), correctAnswer: row.correct_answer, explanation: row.explanation }
}

export function quizViewFor(viewer: Viewer): (row: AskedQuizRow) => Quiz {
  const seesAnswers = viewer.is_admin === 1
  return (row) => (seesAnswers || row.is_correct !== null ? answeredQuizView(row) : openQuizView(row))
}
