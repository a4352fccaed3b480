import type { Course, CourseUpdate } from 'contract/courses'
import * as messages from 'messages/managed-courses'
import { post, put, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { readFile } from '#web/client/api/read-file.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useDropDraft } from '#web/client/forms/use-draft.ts'
import { type CourseValues, courseFrom, partsOf } from './course-values.ts'

export function useCreateCourse(onSaved: (course: Course, sent: CourseValues) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: (values: CourseValues) => post<Course>('/api/courses', courseFrom(values)),
    done: ({ title, order }) => ({
      title: messages.courseCreated,
      description: messages.numberInList({ title, place: order }),
    }),
    failed: (error) => messages.createFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}

type Update = { course: Course; values: CourseValues; updatedAt: string }

export function useUpdateCourse(onSaved: (course: Course, sent: Update) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ course: { id, order }, values, updatedAt }: Update) =>
      put<Course>(`/api/courses/${id}`, { ...courseFrom(values), id, order, updatedAt }),
    done: ({ title }) => ({ title: messages.courseUpdated, description: messages.courseSaved({ title }) }),
    failed: (error) => messages.updateFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}

/** Sends the full course with its order one up or down. */
export function useMoveCourse() {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ course, by }: { course: Course; by: 1 | -1 }) =>
      put<Course>(`/api/courses/${course.id}`, { ...course, order: course.order + by } satisfies CourseUpdate),
    done: ({ title, order }) => ({
      title: messages.courseReordered,
      description: messages.nowNumber({ title, place: order }),
    }),
    failed: (error) => messages.updateFailed({ reason: sentenceOf(error, error.message) }),
  })
}

export function useDeleteCourse(onSaved: () => void) {
  const dropDraft = useDropDraft()
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ id }: Course) => remove(`/api/courses/${id}`),
    done: (_, { title }) => ({ title: messages.courseDeleted, description: messages.hasBeenDeleted({ title }) }),
    failed: (error) => sentenceOf(error, messages.deleteFailed),
    onSaved: (_, { id }) => {
      dropDraft(`course:${id}`, `material:${id}`, `lesson:new:${id}`)
      onSaved()
    },
  })
}

/** Takes in a course's file, what Export gives out. */
export function useImportCourse() {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: async (file: File) => post<Course>('/api/admin/courses/import', { yaml: await readFile(file) }),
    done: (course) => ({
      title: messages.courseCreated,
      description: messages.imported({ title: course.title, parts: partsOf(course) }),
    }),
    // It stays on the page.
    failed: () => undefined,
  })
}
