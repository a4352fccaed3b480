import { useQueryClient } from '@tanstack/react-query'
import type { DueReview, ReviewVerdict } from 'contract/reviews'
import { useState } from 'react'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useMember } from '#web/client/session/member.tsx'
import { usePaidWrite } from '#web/client/session/paid-write.ts'
import { updateUser } from '#web/client/session/stored-user.ts'
import { type Outcome, queueAnswer } from './answer-queue.ts'

/** One question of a session. `isAgain`: it was wrong, and is asked once more without being rated. */
type Step = { review: DueReview; isAgain: boolean }

/** How a question was answered, and what the server made of it once it has said so. */
export type Given = { review: DueReview; guessed: boolean; outcome?: Outcome | undefined }

type Session = {
  steps: readonly Step[]
  /** The place among the steps; behind the last one the session is over. */
  at: number
  /** The chosen place among the choices as they are shown. */
  choice: number | undefined
  guessed: boolean
  isAnswered: boolean
}

export type ReviewSession = ReturnType<typeof useReviewSession>

/**
 * The questions that are due, one after the other. An answer leaves in the background, so the next question never waits
 * for the network. What was wrong comes once more at the end.
 */
export function useReviewSession(due: readonly DueReview[]) {
  const [session, setSession] = useState<Session>(() => ({
    steps: due.map((review) => ({ review, isAgain: false })),
    at: 0,
    ...UNANSWERED,
  }))
  const [given, setGiven] = useState<ReadonlyMap<number, Given>>(new Map())
  const report = useReport()
  const { steps, at, choice, guessed, isAnswered } = session
  const step = steps[at]

  const submit = () => {
    const chosen = choice === undefined ? undefined : step?.review.choices[choice]
    if (step === undefined || chosen === undefined || isAnswered) return
    setSession({ ...session, isAnswered: true })
    if (step.isAgain) return
    const { review } = step
    setGiven((now) => new Map(now).set(review.quizId, { review, guessed }))
    const seen = review.updatedAt && { updatedAt: review.updatedAt }
    void report({ quizId: review.quizId, answer: chosen.index, guessed, ...seen }).then((outcome) =>
      setGiven((now) => new Map(now).set(review.quizId, { review, guessed, outcome })),
    )
  }
  const goOn = () => {
    if (!isAnswered) return
    const isRoundOver = at === due.length - 1
    setSession({ steps: isRoundOver ? [...steps, ...wrongOnes(given)] : steps, at: at + 1, ...UNANSWERED })
  }
  return {
    step,
    number: step?.isAgain ? at - due.length + 1 : at + 1,
    total: step?.isAgain ? steps.length - due.length : due.length,
    /** How much of it is behind the member, 0 to 1. */
    share: (at + (isAnswered ? 1 : 0)) / steps.length,
    choice,
    guessed,
    isAnswered,
    outcome: step && given.get(step.review.quizId)?.outcome,
    given: [...given.values()],
    choose: (index: number) => isAnswered || setSession({ ...session, choice: index }),
    guess: (now: boolean) => isAnswered || setSession({ ...session, guessed: now }),
    submit,
    goOn,
  }
}

const UNANSWERED = { choice: undefined, guessed: false, isAnswered: false }

/** Sends an answer and takes over what it changed. */
function useReport() {
  const { id } = useMember()
  const queryClient = useQueryClient()
  const afterPaidWrite = usePaidWrite()
  return async (answer: Parameters<typeof queueAnswer>[1]): Promise<Outcome | undefined> => {
    const outcome = await queueAnswer(id, answer)
    if (outcome && 'verdict' in outcome) {
      const { user, pointsEarned } = outcome.verdict
      if (pointsEarned > 0) afterPaidWrite(user)
      else updateUser(user)
    }
    for (const queryKey of [queryKeys.today, queryKeys.memory]) void queryClient.invalidateQueries({ queryKey })
    return outcome
  }
}

function wrongOnes(given: ReadonlyMap<number, Given>): Step[] {
  return [...given.values()]
    .filter(({ outcome }) => verdictOf(outcome)?.correct === false)
    .map(({ review }) => ({ review, isAgain: true }))
}

/** What the server said, undefined while it hasn't or where it took no answer. */
export function verdictOf(outcome: Outcome | undefined): ReviewVerdict | undefined {
  return outcome && 'verdict' in outcome ? outcome.verdict : undefined
}
