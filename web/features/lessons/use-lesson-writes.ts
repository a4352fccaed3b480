import type { Lesson, LessonSummary, LessonUpdate } from 'contract/lessons'
import * as messages from 'messages/lesson-form'
import { get, post, put, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useDropDraft } from '#web/client/forms/use-draft.ts'
import { type LessonValues, lessonFrom } from './lesson-values.ts'

export function useCreateLesson(courseId: number, onSaved: (lesson: Lesson, sent: LessonValues) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: (values: LessonValues) => post<Lesson>(`/api/courses/${courseId}/lessons`, lessonFrom(values)),
    done: ({ title, position }) => ({
      title: messages.lessonCreated,
      description: messages.isLesson({ title, number: position }),
    }),
    failed: (error) => messages.createFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}

type Update = { id: number; values: LessonValues; updatedAt: string }

export function useUpdateLesson(onSaved: (lesson: Lesson, sent: Update) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ id, values, updatedAt }: Update) =>
      put<Lesson>(`/api/lessons/${id}`, { ...lessonFrom(values), updatedAt } satisfies LessonUpdate),
    done: ({ title }) => ({ title: messages.lessonUpdated, description: messages.isSaved({ title }) }),
    failed: (error) => messages.updateFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}

/**
 * Sends the full lesson, which the list doesn't have, with its place one up or down in the list as it was seen: the server
 * refuses if that place has changed since.
 */
export function useMoveLesson() {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: async ({ lesson: { id, courseId, position, updatedAt }, by }: { lesson: LessonSummary; by: 1 | -1 }) => {
      const lesson = await get<Lesson>(`/api/courses/${courseId}/lessons/${id}?original=true`)
      return put<Lesson>(`/api/lessons/${id}`, { ...lesson, position: position + by, updatedAt } satisfies LessonUpdate)
    },
    done: ({ title, position }) => ({
      title: messages.lessonMoved,
      description: messages.isNowLesson({ title, number: position }),
    }),
    failed: (error) => messages.moveFailed({ reason: sentenceOf(error, error.message) }),
  })
}

export function useDeleteLesson(onSaved: () => void) {
  const dropDraft = useDropDraft()
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ id }: LessonSummary) => remove(`/api/lessons/${id}`),
    done: (_, { title }) => ({ title: messages.lessonDeleted, description: messages.isDeleted({ title }) }),
    failed: (error) => sentenceOf(error, messages.deleteFailed),
    onSaved: (_, { id }) => {
      dropDraft(`lesson:${id}`, `quiz:new:lesson:${id}`)
      onSaved()
    },
  })
}
