import type { NewQuiz, Quiz } from 'contract/quizzes'
import { post, put, remove } from '#web/client/api.ts'
import { sentenceOf } from '#web/client/api-error.ts'
import { useContentWrite } from './use-content-write.ts'

export function useCreateQuiz(onSaved: () => void) {
  return useContentWrite({
    send: (quiz: NewQuiz) => post<Quiz>('/api/quizzes', quiz),
    done: ({ question }) => ({ title: 'Quiz Created', description: question }),
    failed: (error) => `Failed to create quiz: ${sentenceOf(error, error.message)}`,
    onSaved,
  })
}

export function useUpdateQuiz(onSaved: () => void) {
  return useContentWrite({
    send: ({ id, quiz }: { id: number; quiz: NewQuiz }) => put<Quiz>(`/api/quizzes/${id}`, quiz),
    done: ({ question }) => ({ title: 'Quiz Updated', description: question }),
    failed: (error) => `Failed to update quiz: ${sentenceOf(error, error.message)}`,
    onSaved,
  })
}

export function useDeleteQuiz(onSaved: () => void) {
  return useContentWrite({
    send: ({ id }: Quiz) => remove(`/api/quizzes/${id}`),
    done: (_, { question }) => ({ title: 'Quiz Deleted', description: question }),
    failed: (error) => `Failed to delete quiz: ${sentenceOf(error, error.message)}`,
    onSaved,
  })
}
