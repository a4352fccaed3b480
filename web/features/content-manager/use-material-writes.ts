import type { CourseMaterial } from 'contract/course-materials'
import { useState } from 'react'
import { post, remove } from '#web/client/api.ts'
import { sentenceOf } from '#web/client/api-error.ts'
import { upload } from '#web/client/upload.ts'
import { type MaterialValues, materialForm, materialFrom } from './material-values.ts'
import { useContentWrite } from './use-content-write.ts'

type NewMaterial = { values: MaterialValues; file: File | null }

/** Adds a link or a title, or sends a file, and says how much of that has left. */
export function useAddMaterial(courseId: number, onSaved: () => void) {
  const [share, setShare] = useState<number>()
  const [control, setControl] = useState<AbortController>()
  const send = async (file: File, values: MaterialValues) => {
    const sending = new AbortController()
    setControl(sending)
    setShare(0)
    try {
      return await upload<CourseMaterial>('/api/course-materials/upload', materialForm(courseId, values, file), {
        signal: sending.signal,
        onProgress: setShare,
      })
    } finally {
      setShare(undefined)
    }
  }
  const { mutate, isPending } = useContentWrite({
    send: ({ values, file }: NewMaterial) =>
      file === null
        ? post<CourseMaterial>('/api/course-materials', materialFrom(courseId, values))
        : send(file, values),
    done: ({ title }) => ({ title: 'Material Created', description: `"${title}" belongs to the course now.` }),
    failed: (error) => sentenceOf(error, 'Failed to add material'),
    onSaved,
  })
  return {
    add: mutate,
    isPending,
    /** Of the file that is being sent, 0 to 1; undefined where none is. */
    share,
    callOff: () => control?.abort(),
  }
}

export function useRemoveMaterial() {
  return useContentWrite({
    send: ({ id }: CourseMaterial) => remove(`/api/course-materials/${id}`),
    done: (_, { title }) => ({ title: 'Material Deleted', description: `"${title}" is gone from the course.` }),
    failed: () => 'Failed to remove material',
  })
}
