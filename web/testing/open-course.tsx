import type { CourseProgressRecord } from 'contract/course-progress'
import type { Course } from 'contract/courses'
import { coursePercent } from 'game/courses'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aCourse, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

/** Where course 1's progress of the member that `aUser` makes is. */
export const PROGRESS = '/api/users/u-maya/course-progress/1'

type Opened = Partial<{
  course: ReturnType<typeof aCourse>
  user: ReturnType<typeof aUser>
  progress: Partial<CourseProgressRecord>
  materials: unknown[]
  quizzes: unknown[]
  plan: Parameters<typeof fakeApi>[0]
}>

/** Opens /course/1 as a member; every part of the server's answers can be another. */
export async function openCourse({
  course = aCourse(1),
  progress,
  materials = [],
  quizzes = [],
  user = aUser(progress && { courseProgress: { 1: percentOf(course, progress, quizzes.length) } }),
  plan = {},
}: Opened = {}) {
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/courses/1': { body: course },
    'GET /api/course-materials/1': { body: materials },
    'GET /api/course-quizzes/1': { body: quizzes },
    [`GET ${PROGRESS}`]: { body: { courseId: 1, watchTime: 0, isCompleted: false, ...progress } },
    ...plan,
  })
  return { ...(await openPage('/course/1')), calls }
}

/** As the server computes it, of a member with no quiz right. */
function percentOf(
  { videoUrl, lessonCount }: Course,
  progress: Partial<CourseProgressRecord>,
  quizCount: number,
): number {
  const { watchTime = 0, isCompleted = false } = progress
  return coursePercent({
    isBegun: true,
    hasVideo: videoUrl !== null,
    lessonCount,
    watchTime,
    isCompleted,
    quizCount,
    correctCount: 0,
  })
}
