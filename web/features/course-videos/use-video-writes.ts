import type { CaptionsUpdate, CourseVideo } from 'contract/course-videos'
import { put, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { useUpload } from '#web/client/api/upload.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'

/** Sends a video, and says how much of it has left. */
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
    done: () => ({ title: 'Video Uploaded', description: 'Members can watch it on the course’s page.' }),
    failed: (error) => sentenceOf(error, 'Failed to upload the video'),
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
      const body: CaptionsUpdate = { captions: file && (await file.text()) }
      return put<CourseVideo>(`/api/course-videos/${courseId}/captions`, body)
    },
    done: ({ captionsUrl }) =>
      captionsUrl === null
        ? { title: 'Captions Removed', description: 'The video is shown without captions.' }
        : { title: 'Captions Saved', description: 'Members can turn them on in the video’s controls.' },
    failed: (error) => sentenceOf(error, 'Failed to save the captions'),
  })
}

export function useRemoveVideo() {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ courseId }: CourseVideo) => remove(`/api/course-videos/${courseId}`),
    done: () => ({ title: 'Video Removed', description: 'The course no longer has a video of its own.' }),
    failed: () => 'Failed to remove the video',
  })
}
