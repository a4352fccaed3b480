import { NoContent, OriginalQuery } from 'contract/common'
import { Course, CourseList as CourseListAnswer, CourseParams, CourseUpdate, NewCourse } from 'contract/courses'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { requireCourse, seesHidden } from '#server/features/catalogue/public.ts'
import { StoredFiles } from '#server/features/course-materials/public.ts'
import { contentLanguage } from '#server/features/translations/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { CourseList } from './course-list.ts'
import { readCourseView } from './view.ts'
import { createCourse, deleteCourse, updateCourse } from './write-courses.ts'

const tags = ['courses']

/** In a scope where a session is optional. */
export function courseRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  const list = new CourseList(database)

  scope.get(
    '/api/courses',
    {
      compress: false,
      schema: {
        tags,
        summary: 'List the courses in order',
        querystring: OriginalQuery,
        response: { 200: CourseListAnswer, ...refusals },
      },
    },
    async (request, reply) => {
      const answer = await list.read(contentLanguage(request), seesHidden(request.caller))
      // Browsers may cache it, but revalidate each time; administrators get another list.
      reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding, accept-language, cookie')
      await answer.send(request, reply)
      return reply
    },
  )

  scope.get(
    '/api/courses/:id',
    {
      schema: {
        tags,
        summary: 'Get a course',
        params: CourseParams,
        querystring: OriginalQuery,
        response: { 200: Course, ...refusals },
      },
    },
    async (request) => {
      const course = await requireCourse(database.read, Number(request.params.id), request.caller)
      return readCourseView(database.read, course, contentLanguage(request))
    },
  )
}

/** In the scope of administrators. */
export function courseAdministrationRoutes(scope: Scope, deps: Dependencies): void {
  const files = new StoredFiles(deps)

  scope.post(
    '/api/courses',
    {
      schema: {
        tags,
        summary: 'Add a course at the end of the list',
        body: NewCourse,
        response: { 201: Course, ...refusals },
      },
    },
    async (request, reply) => reply.code(201).send(await createCourse(deps, actorOf(request), request.body)),
  )

  scope.put(
    '/api/courses/:id',
    {
      schema: {
        tags,
        summary: 'Change a course, or move it to another place',
        params: CourseParams,
        body: CourseUpdate,
        response: { 200: Course, ...refusals },
      },
    },
    async (request) => updateCourse(deps, actorOf(request), Number(request.params.id), request.body),
  )

  scope.delete(
    '/api/courses/:id',
    {
      schema: {
        tags,
        summary: 'Delete a course, its video and its files',
        params: CourseParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      await deleteCourse(deps, files, actorOf(request), Number(request.params.id))
      return reply.code(204).send(null)
    },
  )
}
