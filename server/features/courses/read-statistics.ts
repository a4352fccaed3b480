import type { CourseStatistics } from 'contract/course-administration'
import type { Db } from '#server/database/database.ts'
import { countRides } from '#server/features/course-progress/public.ts'
import { hardestQuizzes } from '#server/features/quizzes/public.ts'
import { listCourses } from './queries.ts'

/** Of every course in the order of the list, hidden ones too. */
export async function readStatistics(db: Db): Promise<CourseStatistics[]> {
  const courses = await listCourses(db, true)
  const [rides, hardest] = [await countRides(db), await hardestQuizzes(db)]
  return courses.map(({ id, title }) => ({
    courseId: id,
    title,
    started: rides.get(id)?.started ?? 0,
    completed: rides.get(id)?.completed ?? 0,
    hardestQuizzes: hardest.get(id) ?? [],
  }))
}
