import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { QuizVerdict } from 'contract/quizzes'
import { useState } from 'react'
import { onTestFinished, vi } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { storedUser, storeUser, useUser } from '#web/client/session/stored-user.ts'
import { QuizModal } from '#web/features/quizzes/quiz-modal.tsx'
import { aQuiz, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'

/** Where the member that `aUser` makes answers a quiz. */
export const ANSWER = 'POST /api/users/u-maya/quiz-answer'
const CHOICES = ['Talk', 'Listen', 'Wait', 'Leave']

function Course({ ids, first, onClose }: { ids: number[]; first: number; onClose: () => void }) {
  const user = useUser()
  const [quizId, setQuizId] = useState<number | undefined>(first)
  if (!user) return null
  const close = () => {
    setQuizId(undefined)
    onClose()
  }
  return (
    <MemberProvider user={user}>
      <QuizModal
        quizzes={ids.map((id) => aQuiz(id, { question: `Question of ${id}?`, choices: CHOICES, points: 10 }))}
        quizCorrect={user.quizCorrect}
        quizId={quizId}
        onQuiz={setQuizId}
        onClose={close}
      />
    </MemberProvider>
  )
}

/** The server's answers: B is right, and pays once. */
export function answering({ body }: { body: unknown }): { body: QuizVerdict } {
  const { quizId, answer } = body as { quizId: number; answer: number }
  const user = storedUser() ?? aUser()
  const correct = answer === 1
  const pointsEarned = correct && user.quizCorrect[quizId] !== true ? 10 : 0
  const quizCorrect = correct ? { ...user.quizCorrect, [quizId]: true } : user.quizCorrect
  const after = { ...user, quizCorrect, leaderboardPts: user.leaderboardPts + pointsEarned }
  return { body: { correct, user: after, correctAnswer: 1, explanation: 'Ears before mouth.', pointsEarned } }
}

/** Opens the quiz modal as a course page does, with its clock in the test's hand. */
export async function openQuiz({ ids = [11, 12, 13], first = 11, right = [] as number[], plan = {} } = {}) {
  storeUser(aUser({ quizCorrect: Object.fromEntries(right.map((id) => [id, true])) }))
  const calls = fakeApi({ [ANSWER]: answering, ...plan })
  const onClose = vi.fn()
  await import('#web/features/quizzes/quiz-dialog.tsx')
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Course ids={ids} first={first} onClose={onClose} />
    </QueryClientProvider>,
  )
  await pass(0)
  return { calls, onClose }
}

export async function pass(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

export function press(key: string) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key })
}

export async function answer(key: string) {
  press(key)
  press('Enter')
  await pass(0)
}

export async function click(name: string) {
  fireEvent.click(screen.getByRole('button', { name }))
  await pass(0)
}
