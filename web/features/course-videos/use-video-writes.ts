import type { CaptionsUpdate, CourseVideo } from 'contract/course-videos'
import * as messages from 'messages/course-videos'
import { put, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { readFile } from '#web/client/api/read-file.ts'
import { useUpload } from '#web/client/api/upload.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'

/** Uploads a video, and reports how much of it was sent. */
export function useUploadVideo(courseId: number, onSaved: () => void) {
  const { send, share, callOff } = useUpload()
  const { mutate, isPending } = useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: (file: File) => {
      const form = new FormData()
      form.append('courseId', String(courseId))
      form.append('file', file)
      return send<CourseVideo>('/api/course-videos/upload', form)
    },
    done: () => ({ title: messages.uploaded, description: messages.canWatch }),
    failed: (error) => sentenceOf(error, messages.uploadFailed),
    onSaved,
  })
  return { upload: mutate, isPending, share, callOff }
}

/** Sets the captions from a file, or removes them. */
export function useSaveCaptions(courseId: number) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: async (file: File | null) => {
      const body: CaptionsUpdate = { captions: file && (await readFile(file)) }
      return put<CourseVideo>(`/api/course-videos/${courseId}/captions`, body)
    },
    done: ({ captionsUrl }) =>
      captionsUrl === null
        ? { title: messages.captionsRemoved, description: messages.shownWithout }
        : { title: messages.captionsSaved, description: messages.canTurnOn },
    failed: (error) => sentenceOf(error, messages.captionsFailed),
  })
}

export function useRemoveVideo() {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ courseId }: CourseVideo) => remove(`/api/course-videos/${courseId}`),
    done: () => ({ title: messages.removed, description: messages.noLongerOwn }),
    failed: () => messages.removeFailed,
  })
}
