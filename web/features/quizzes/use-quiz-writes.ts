import type { Quiz, QuizUpdate } from 'contract/quizzes'
import * as messages from 'messages/quiz-form'
import { post, put, remove } from '#web/client/api/api.ts'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { CONTENT_KEYS } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useDropDraft } from '#web/client/forms/use-draft.ts'
import { type QuizValues, quizFrom } from './quiz-values.ts'

export function useCreateQuiz(onSaved: (quiz: Quiz, sent: QuizValues) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: (values: QuizValues) => post<Quiz>('/api/quizzes', quizFrom(values)),
    done: ({ question }) => ({ title: messages.quizCreated, description: question }),
    failed: (error) => messages.createFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}

type Update = { id: number; values: QuizValues; updatedAt: string }

export function useUpdateQuiz(onSaved: (quiz: Quiz, sent: Update) => void) {
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ id, values, updatedAt }: Update) =>
      put<Quiz>(`/api/quizzes/${id}`, { ...quizFrom(values), updatedAt } satisfies QuizUpdate),
    done: ({ question }) => ({ title: messages.quizUpdated, description: question }),
    failed: (error) => messages.updateFailed({ reason: sentenceOf(error, error.message) }),
    onSaved,
  })
}

export function useDeleteQuiz(onSaved: () => void) {
  const dropDraft = useDropDraft()
  return useToastMutation({
    invalidates: CONTENT_KEYS,
    waits: true,
    send: ({ id }: Quiz) => remove(`/api/quizzes/${id}`),
    done: (_, { question }) => ({ title: messages.quizDeleted, description: question }),
    failed: (error) => messages.deleteFailed({ reason: sentenceOf(error, error.message) }),
    onSaved: (_, { id }) => {
      dropDraft(`quiz:${id}`)
      onSaved()
    },
  })
}
