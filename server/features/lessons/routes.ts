import { NoContent, OriginalQuery } from 'contract/common'
import { CourseIdParams } from 'contract/courses'
import { CourseLessonParams, Lesson, LessonList, LessonParams, LessonUpdate, NewLesson } from 'contract/lessons'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { requireCourse, seesHidden } from '#server/features/catalogue/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { contentLanguage, translate, translateOne } from '#server/features/translations/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { listLessons } from './queries.ts'
import { requireLesson } from './require-lesson.ts'
import { lessonSummaryView, lessonView } from './view.ts'
import { createLesson, deleteLesson, updateLesson } from './write-lessons.ts'

const tags = ['lessons']

/** In bytes: the longest text with the fullest cards, as JSON. */
const LESSON_BODY = 256 * 1024

/** In a scope where a session is optional. */
export function lessonListRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  const { read } = database

  scope.get(
    '/api/courses/:courseId/lessons',
    {
      schema: {
        tags,
        summary: "List a course's lessons in order",
        params: CourseIdParams,
        querystring: OriginalQuery,
        response: { 200: LessonList, ...refusals },
      },
    },
    async (request) => {
      const { caller } = request
      const course = await requireCourse(read, Number(request.params.courseId), caller)
      const reader = { memberId: caller?.id ?? null, withDrafts: seesHidden(caller) }
      const lessons = (await listLessons(read, course.id, reader)).map(lessonSummaryView)
      return translate(read, contentLanguage(request), 'lesson', lessons)
    },
  )
}

/** In the scope of everybody with a session. */
export function lessonRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  const { read } = database

  scope.get(
    '/api/courses/:courseId/lessons/:lessonId',
    {
      schema: {
        tags,
        summary: 'Get a lesson with its text and cards',
        params: CourseLessonParams,
        querystring: OriginalQuery,
        response: { 200: Lesson, ...refusals },
      },
    },
    async (request) => {
      const { courseId, lessonId } = request.params
      const lesson = await requireLesson(read, Number(lessonId), callerOf(request))
      if (lesson.course_id !== Number(courseId)) throw new Refusal('LESSON_NOT_FOUND')
      return translateOne(read, contentLanguage(request), 'lesson', lessonView(lesson))
    },
  )
}

/** In the scope of administrators. */
export function lessonAdministrationRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  scope.post(
    '/api/courses/:courseId/lessons',
    {
      bodyLimit: LESSON_BODY,
      schema: {
        tags,
        summary: 'Add a lesson at the end of a course',
        params: CourseIdParams,
        body: NewLesson,
        response: { 201: Lesson, ...refusals },
      },
    },
    async (request, reply) => {
      const { courseId } = request.params
      return reply.code(201).send(await createLesson(deps, actorOf(request), Number(courseId), request.body))
    },
  )

  scope.put(
    '/api/lessons/:id',
    {
      bodyLimit: LESSON_BODY,
      schema: {
        tags,
        summary: 'Change a lesson, or move it to another place',
        params: LessonParams,
        body: LessonUpdate,
        response: { 200: Lesson, ...refusals },
      },
    },
    async (request) => updateLesson(deps, actorOf(request), Number(request.params.id), request.body),
  )

  scope.delete(
    '/api/lessons/:id',
    {
      schema: {
        tags,
        summary: 'Delete a lesson and its questions',
        params: LessonParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      await deleteLesson(deps, actorOf(request), Number(request.params.id))
      return reply.code(204).send(null)
    },
  )
}
