import multipart from '@fastify/multipart'
import { NoContent } from 'contract/common'
import { CaptionsUpdate, CourseVideo, VideoParams, VideoUpload } from 'contract/course-videos'
import { CourseIdParams } from 'contract/courses'
import { VIDEO_LIMITS } from 'game/videos'
import type { Dependencies } from '#server/dependencies.ts'
import { actorOf } from '#server/features/audit/public.ts'
import { seesHidden } from '#server/features/catalogue/public.ts'
import { StoredFiles } from '#server/features/course-materials/public.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { VIDEO_TIME } from '#server/http/body-times.ts'
import { FORM_LIMITS, readForm } from '#server/http/read-form.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { findVideoFile, readCaptions } from './queries.ts'
import { sendVideo } from './send-video.ts'
import { addVideo, deleteVideo, setCaptions } from './write-videos.ts'

const tags = ['course videos']

/** In bytes: captions as JSON, in which a character may take six. */
const CAPTIONS_BODY = 6 * VIDEO_LIMITS.captions

/** A browser that is made to display a file as a page runs nothing of it. */
const FILE_POLICY = "default-src 'none'; media-src 'self'; sandbox; frame-ancestors 'none'"

/** In the scope of members. */
export function courseVideoRoutes(scope: Scope, deps: Pick<Dependencies, 'config' | 'database' | 'randomBytes'>): void {
  const { read } = deps.database
  const files = new StoredFiles(deps)

  scope.get(
    '/videos/:id',
    { compress: false, schema: { tags, summary: 'Play a video of a course', params: VideoParams } },
    async (request, reply) => {
      const video = await findVideoFile(read, request.params.id, seesHidden(callerOf(request)))
      const content = video && (await files.open(video.file_id))
      if (video === undefined || content === undefined) throw new Refusal('NOT_FOUND')
      reply.header('content-security-policy', FILE_POLICY)
      return sendVideo(reply, video, content, request.headers.range)
    },
  )

  scope.get(
    '/videos/:id/captions.vtt',
    { schema: { tags, summary: 'Get the captions of a video', params: VideoParams } },
    async (request, reply) => {
      const video = await findVideoFile(read, request.params.id, seesHidden(callerOf(request)))
      const captions = video && (await readCaptions(read, video.file_id))
      if (typeof captions !== 'string') throw new Refusal('NOT_FOUND')
      reply.header('content-security-policy', FILE_POLICY)
      return reply.type('text/vtt; charset=utf-8').send(captions)
    },
  )
}

/** In the scope of administrators. */
export function videoAdministrationRoutes(scope: Scope, deps: Dependencies): void {
  const files = new StoredFiles(deps)

  scope.put(
    '/api/course-videos/:courseId/captions',
    {
      bodyLimit: CAPTIONS_BODY,
      schema: {
        tags,
        summary: 'Set or remove the captions of a video',
        params: CourseIdParams,
        body: CaptionsUpdate,
        response: { 200: CourseVideo, ...refusals },
      },
    },
    async (request) => setCaptions(deps, actorOf(request), Number(request.params.courseId), request.body.captions),
  )

  scope.delete(
    '/api/course-videos/:courseId',
    {
      schema: {
        tags,
        summary: "Delete a course's video and its file",
        params: CourseIdParams,
        response: { 204: NoContent, ...refusals },
      },
    },
    async (request, reply) => {
      await deleteVideo(deps, files, actorOf(request), Number(request.params.courseId))
      return reply.code(204).send(null)
    },
  )
}

/** In a separate scope inside that of administrators, which accepts only forms. */
export async function videoUploadRoutes(scope: Scope, deps: Dependencies): Promise<void> {
  const files = new StoredFiles(deps)
  const largest = deps.config.videoMaxBytes
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const limits = { ...FORM_LIMITS, fileSize: largest, fields: 1, parts: 2 }
  await scope.register(multipart, { limits, throwFileSizeLimit: false })
  const tooLarge = () => {
    const mebibytes = Math.floor(largest / 1024 ** 2)
    return new Refusal('TOO_LARGE', { message: ({ files }) => files.videoTooLarge({ mebibytes: String(mebibytes) }) })
  }

  scope.post(
    '/api/course-videos/upload',
    {
      config: { bodyTime: VIDEO_TIME },
      // The form becomes the body before it's validated; if validation refuses it, no file is left behind.
      preValidation: async (request) => {
        let received: string | undefined
        try {
          const receive = async (file: Parameters<StoredFiles['receive']>[0]) => {
            received = await files.receive(file)
            return received
          }
          request.body = (await readForm(request, { largestFile: largest, tooLarge, receive })) as VideoUpload
        } catch (error) {
          if (received !== undefined) await files.discard(received)
          throw error
        }
      },
      onError: async (request) => {
        const { file } = (request.body ?? {}) as Partial<VideoUpload>
        if (file !== undefined) await files.discard(file)
      },
      schema: {
        tags,
        summary: "Upload a course's own video",
        consumes: ['multipart/form-data'],
        body: VideoUpload,
        response: { 201: CourseVideo, ...refusals },
      },
    },
    async (request, reply) => reply.code(201).send(await addVideo(deps, files, actorOf(request), request.body)),
  )
}
