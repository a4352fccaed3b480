import multipart from '@fastify/multipart'
import { NoContent, OriginalQuery } from 'contract/common'
import {
  CourseMaterial,
  CourseMaterialList,
  FileParams,
  MaterialParams,
  MaterialUpload,
  NewCourseMaterial,
} from 'contract/course-materials'
import { CourseIdParams } from 'contract/courses'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { requireCourse, seesHidden } from '#server/features/catalogue/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { contentLanguage, translate } from '#server/features/translations/public.ts'
import { FILE_TIME } from '#server/http/body-times.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { asAttachment } from './download-name.ts'
import { findFile, listMaterials } from './queries.ts'
import { type ReceivedForm, receiveUpload, UPLOAD_LIMITS } from './receive-upload.ts'
import { StoredFiles } from './stored-files.ts'
import { materialView } from './view.ts'
import { addMaterial, addUpload, deleteMaterial } from './write-materials.ts'

const tags = ['course materials']

/** A browser that is made to display a file runs and loads nothing of it, whatever it contains. */
const FILE_POLICY = "default-src 'none'; sandbox; frame-ancestors 'none'"

export function courseMaterialRoutes(
  scope: Scope,
  deps: Pick<Dependencies, 'config' | 'database' | 'randomBytes'>,
): void {
  const { read } = deps.database
  const files = new StoredFiles(deps)

  scope.get(
    '/api/course-materials/:courseId',
    {
      schema: {
        tags,
        summary: "List a course's materials",
        params: CourseIdParams,
        querystring: OriginalQuery,
        response: { 200: CourseMaterialList, ...refusals },
      },
    },
    async (request) => {
      const course = await requireCourse(read, Number(request.params.courseId), callerOf(request))
      const materials = (await listMaterials(read, course.id)).map(materialView)
      return translate(read, contentLanguage(request), 'material', materials)
    },
  )

  scope.get(
    '/files/:id',
    { compress: false, schema: { tags, summary: 'Download an uploaded file', params: FileParams } },
    async (request, reply) => {
      const file = await findFile(read, request.params.id, seesHidden(callerOf(request)))
      const content = file && (await files.open(file.id))
      if (file === undefined || content === undefined) throw new Refusal('NOT_FOUND')
      reply.headers({
        'content-disposition': asAttachment(file.download_name),
        'content-length': file.size,
        'content-security-policy': FILE_POLICY,
      })
      return reply.type(file.media_type).send(content.createReadStream())
    },
  )
}

/** In the scope of administrators. */
export function materialAdministrationRoutes(scope: Scope, deps: Dependencies): void {
  const files = new StoredFiles(deps)

  scope.post(
    '/api/course-materials',
    {
      schema: {
        tags,
        summary: 'Add a link or a title to a course',
        body: NewCourseMaterial,
        response: { 201: CourseMaterial, ...refusals },
      },
    },
    async (request, reply) => reply.code(201).send(await addMaterial(deps, actorOf(request), request.body)),
  )

  scope.delete(
    '/api/course-materials/:id',
    {
      schema: {
        tags,
        summary: 'Delete a material and its file',
        params: MaterialParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      await deleteMaterial(deps, files, actorOf(request), Number(request.params.id))
      return reply.code(204).send(null)
    },
  )
}

/** In a separate scope inside that of administrators, which accepts only forms. */
export async function materialUploadRoutes(scope: Scope, deps: Dependencies): Promise<void> {
  const files = new StoredFiles(deps)
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  await scope.register(multipart, { limits: UPLOAD_LIMITS, throwFileSizeLimit: false })

  scope.post(
    '/api/course-materials/upload',
    {
      config: { bodyTime: FILE_TIME },
      // The form becomes the body before it's validated; if validation refuses it, no file is left behind.
      preValidation: async (request) => {
        request.body = (await receiveUpload(request, files)) as MaterialUpload
      },
      onError: async (request) => {
        const { file } = (request.body ?? {}) as ReceivedForm
        if (file !== undefined) await files.discard(file)
      },
      schema: {
        tags,
        summary: 'Add a file to a course',
        consumes: ['multipart/form-data'],
        body: MaterialUpload,
        response: { 201: CourseMaterial, ...refusals },
      },
    },
    async (request, reply) => reply.code(201).send(await addUpload(deps, files, actorOf(request), request.body)),
  )
}
