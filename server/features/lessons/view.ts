import type { Lesson, LessonSummary } from 'contract/lessons'
import { cardsOf } from './course-lessons.ts'
import type { LessonRow, LessonSummaryRow } from './queries.ts'

type Finished = { completed_at?: number | null }

export function lessonSummaryView(row: LessonSummaryRow & Finished): LessonSummary {
  return {
    id: row.id,
    courseId: row.course_id,
    position: row.position,
    title: row.title,
    minutes: row.minutes,
    objective: row.objective,
    isDraft: row.is_draft === 1,
    updatedAt: new Date(row.updated_at).toISOString(),
    isFinished: (row.completed_at ?? null) !== null,
  }
}

export function lessonView(row: LessonRow & Finished): Lesson {
  return { ...lessonSummaryView(row), content: row.content, cards: cardsOf(row) }
}
