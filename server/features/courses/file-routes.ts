import { CourseImport } from 'contract/course-administration'
import { Course, CourseParams } from 'contract/courses'
import Type from 'typebox'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { asAttachment, downloadName } from '#server/features/course-materials/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { exportCourse } from './export-course.ts'
import { importCourse } from './import-course.ts'

const tags = ['courses']

/** In bytes. A course with all its quizzes is larger than other bodies, and as JSON larger than its file. */
const IMPORT_LIMIT = 1024 * 1024

/** In the scope of administrators. */
export function courseFileRoutes(scope: Scope, deps: Pick<Dependencies, 'database' | 'now'>): void {
  const { read } = deps.database

  scope.get(
    '/api/admin/courses/:id/export',
    {
      schema: {
        tags,
        summary: 'Export a course as a YAML file',
        params: CourseParams,
        response: { 200: Type.String({ description: 'YAML' }), ...refusals },
      },
    },
    async (request, reply) => {
      const { title, yaml } = await exportCourse(read, Number(request.params.id))
      reply.header('content-disposition', asAttachment(downloadName(title, 'yaml')))
      return reply.type('application/yaml; charset=utf-8').send(yaml)
    },
  )

  scope.post(
    '/api/admin/courses/import',
    {
      bodyLimit: IMPORT_LIMIT,
      schema: {
        tags,
        summary: 'Add a course from a YAML file',
        body: CourseImport,
        response: { 201: Course, ...refusals },
      },
    },
    async (request, reply) => reply.code(201).send(await importCourse(deps, actorOf(request), request.body.yaml)),
  )
}
