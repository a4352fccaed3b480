import type { CourseMaterial } from 'contract/course-materials'
import * as messages from 'messages/course-materials'
import { post, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { useUpload } from '#web/client/api/upload.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { type MaterialValues, materialForm, materialFrom } from './material-values.ts'

type NewMaterial = { values: MaterialValues; file: File | null }

/** Adds a link or a title, or uploads a file, and reports how much of it was sent. */
export function useAddMaterial(courseId: number, onSaved: (material: CourseMaterial, sent: NewMaterial) => void) {
  const { send, share, callOff } = useUpload()
  const { mutate, isPending, error } = useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ values, file }: NewMaterial) =>
      file === null
        ? post<CourseMaterial>('/api/course-materials', materialFrom(courseId, values))
        : send<CourseMaterial>('/api/course-materials/upload', materialForm(courseId, values, file)),
    done: ({ title }) => ({ title: messages.created, description: messages.hasBeenAdded({ title }) }),
    failed: (error) => sentenceOf(error, messages.addFailed),
    onSaved,
  })
  return { add: mutate, isPending, error, share, callOff }
}

export function useRemoveMaterial() {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ id }: CourseMaterial) => remove(`/api/course-materials/${id}`),
    done: (_, { title }) => ({ title: messages.deleted, description: messages.hasBeenRemoved({ title }) }),
    failed: () => messages.removeFailed,
  })
}
