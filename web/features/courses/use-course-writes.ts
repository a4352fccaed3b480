import type { Course, CourseUpdate } from 'contract/courses'
import { post, put, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { type CourseValues, courseFrom, partsOf } from './course-values.ts'

export function useCreateCourse(onSaved: (course: Course, sent: CourseValues) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: (values: CourseValues) => post<Course>('/api/courses', courseFrom(values)),
    done: ({ title, order }) => ({
      title: 'Course Created',
      description: `"${title}" is number ${order} in the list.`,
    }),
    failed: (error) => `Failed to create course: ${sentenceOf(error, error.message)}`,
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
    done: ({ title }) => ({ title: 'Course Updated', description: `"${title}" is saved.` }),
    failed: (error) => `Failed to update course: ${sentenceOf(error, error.message)}`,
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
    done: ({ title, order }) => ({ title: 'Course Reordered', description: `"${title}" is now number ${order}.` }),
    failed: (error) => `Failed to update course: ${sentenceOf(error, error.message)}`,
  })
}

export function useDeleteCourse(onSaved: () => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ id }: Course) => remove(`/api/courses/${id}`),
    done: (_, { title }) => ({ title: 'Course Deleted', description: `"${title}" has been deleted.` }),
    failed: (error) => sentenceOf(error, 'Failed to delete course'),
    onSaved,
  })
}

/** Takes in a course's file, what Export gives out. */
export function useImportCourse(onSaved: () => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: (yaml: string) => post<Course>('/api/admin/courses/import', { yaml }),
    done: (course) => ({
      title: 'Course Created',
      description: `"${course.title}" was imported with ${partsOf(course)}.`,
    }),
    failed: (error) => `Failed to import course: ${sentenceOf(error, error.message)}`,
    onSaved,
  })
}
