import { UserParams } from 'contract/common'
import { CourseStatisticsList } from 'contract/course-administration'
import {
  CourseProgressList,
  CourseProgressRecord,
  CourseProgressResult,
  CourseProgressUpdate,
  OwnCourseParams,
} from 'contract/course-progress'
import { OwnCourseVideo, PlayedReport, PlayedResult } from 'contract/course-videos'
import type { Dependencies } from '#server/dependencies.ts'
import { requireCourse, seesHidden } from '#server/features/catalogue/public.ts'
import { findPlay, findVideo, ownVideoView } from '#server/features/course-videos/public.ts'
import { readUser } from '#server/features/members/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { paymentOf } from './pay-completion.ts'
import { listProgress, readProgress } from './queries.ts'
import { readStatistics } from './read-statistics.ts'
import { recordPlayed } from './record-played.ts'
import { resetCourse } from './reset-course.ts'
import { saveProgress } from './save-progress.ts'
import { progressView } from './view.ts'

const tags = ['course progress']

/** In the scope of a member's own id. */
export function courseProgressRoutes(scope: Scope, deps: Pick<Dependencies, 'config' | 'database' | 'now'>): void {
  const { read } = deps.database

  scope.get(
    '/course-progress',
    {
      schema: {
        tags,
        summary: 'List your progress in the courses you have started',
        params: UserParams,
        response: { 200: CourseProgressList, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      return (await listProgress(read, caller.id, seesHidden(caller))).map(progressView)
    },
  )

  scope.get(
    '/course-progress/:courseId',
    {
      schema: {
        tags,
        summary: 'Get your progress in one course',
        params: OwnCourseParams,
        response: { 200: CourseProgressRecord, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { id } = await requireCourse(read, Number(request.params.courseId), caller)
      const row = await readProgress(read, caller.id, id)
      const view = progressView(row)
      return view.isCompleted ? { ...view, payment: await paymentOf(read, caller.id, row) } : view
    },
  )

  scope.get(
    '/course-videos/:courseId',
    {
      schema: {
        tags,
        summary: "Get a course's own video and what you played of it",
        params: OwnCourseParams,
        response: { 200: OwnCourseVideo, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { id } = await requireCourse(read, Number(request.params.courseId), caller)
      return ownVideoView(await findVideo(read, id), await findPlay(read, caller.id, id))
    },
  )

  scope.post(
    '/course-videos/:courseId/played',
    {
      schema: {
        tags,
        summary: 'Report what you played of a video',
        params: OwnCourseParams,
        body: PlayedReport,
        response: { 200: PlayedResult, ...refusals },
      },
    },
    async (request) => {
      const caller = callerOf(request)
      const { played, progress, payment } = await recordPlayed(
        deps,
        caller,
        Number(request.params.courseId),
        request.body,
      )
      const course = { ...progressView(progress), payment, user: await readUser(read, caller.id) }
      return { played: played.map(([from, to]) => [from, to]), course }
    },
  )

  const result = { params: OwnCourseParams, response: { 200: CourseProgressResult, ...refusals } }

  scope.post(
    '/course-progress/:courseId',
    { schema: { tags, summary: 'Save your progress in a course', body: CourseProgressUpdate, ...result } },
    async (request) => {
      const caller = callerOf(request)
      const { progress, payment } = await saveProgress(deps, caller, Number(request.params.courseId), request.body)
      return { ...progressView(progress), payment, user: await readUser(read, caller.id) }
    },
  )

  scope.post(
    '/course-progress/:courseId/reset',
    { schema: { tags, summary: 'Reset a course', ...result } },
    async (request) => {
      const caller = callerOf(request)
      const progress = await resetCourse(deps, caller, Number(request.params.courseId))
      return { ...progressView(progress), payment: 'none' as const, user: await readUser(read, caller.id) }
    },
  )
}

/** In the scope of administrators. */
export function courseStatisticsRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  scope.get(
    '/api/admin/courses/statistics',
    {
      schema: {
        tags: ['courses'],
        summary: 'Get the course statistics',
        response: { 200: CourseStatisticsList, ...refusals },
      },
    },
    async () => readStatistics(database.read),
  )
}
