import type { CourseStatistics } from 'contract/course-administration'
import type { Db } from '#server/database/database.ts'
import { listCourses } from '#server/features/courses/public.ts'
import { hardestQuizzes } from '#server/features/quizzes/public.ts'
import { countLearners } from './count-learners.ts'

/** For each course in the order of the list, hidden ones included. */
export async function readStatistics(db: Db): Promise<CourseStatistics[]> {
  const courses = await listCourses(db, true)
  const learners = await countLearners(db)
  const hardest = await hardestQuizzes(db)
  return courses.map(({ id, title }) => ({
    courseId: id,
    title,
    started: learners.get(id)?.started ?? 0,
    completed: learners.get(id)?.completed ?? 0,
    hardestQuizzes: hardest.get(id) ?? [],
  }))
}
