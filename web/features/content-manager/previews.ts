import type { Course } from 'contract/courses'
import type { Quiz } from 'contract/quizzes'
import type { ReactNode } from 'react'

/** How members see things: drawn by the features that show them to members. */
export type Previews = {
  course: (course: Course) => ReactNode
  quiz: (quiz: Required<Quiz>) => ReactNode
  /** @param content Markdown */
  lesson: (content: string) => ReactNode
}
