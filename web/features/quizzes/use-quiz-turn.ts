import type { Quiz, QuizVerdict } from 'contract/quizzes'
import { NEXT_QUIZ_AFTER, nextUnanswered } from 'game/quizzes'
import * as messages from 'messages/quizzes'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { toast } from '#web/ui/toast.ts'
import { isGone, pauseOf, useAnswerQuiz } from './use-answer-quiz.ts'
import { usePause } from './use-pause.ts'

type Turn = {
  quiz: Quiz
  choice: number | undefined
  verdict: QuizVerdict | undefined
  /** The member asked for time: the next quiz does not open by itself. */
  waiting: boolean
  /** The question answered before this one: its explanation may not have been read to the end yet. */
  last: LastQuestion | undefined
}

export type LastQuestion = { quiz: Quiz; verdict: QuizVerdict }

type Stops = {
  quiz: Quiz
  quizzes: readonly Quiz[]
  onQuiz: (quizId: number) => void
  onClose: () => void
}

export type QuizTurn = ReturnType<typeof useQuizTurn>

/** One quiz from the question to what follows the verdict. Another quiz, or another version of it, begins another turn. */
export function useQuizTurn({ quiz, quizzes, onQuiz, onClose }: Stops) {
  const [turn, setTurn] = useState(() => freshTurn(quiz))
  if (turn.quiz.id !== quiz.id) setTurn(freshTurn(quiz, lastOf(turn)))
  else if (turn.quiz.updatedAt !== quiz.updatedAt) setTurn(freshTurn(quiz, turn.last))
  const { choice, verdict, waiting, last } = turn
  const answer = useAnswerQuiz(quizzes)
  // A second press can come before the next render.
  const isOnItsWay = useRef(false)
  const pause = usePause()
  const next = verdict?.correct ? nextUnanswered(quizzes, verdict.user.quizCorrect, quiz.id) : undefined
  const goOn = () => (next ? onQuiz(next.id) : onClose())
  useStepAfter(verdict?.correct === true && !waiting, verdict, goOn)

  const canSubmit = choice !== undefined && verdict === undefined && pause.secondsLeft === 0 && !answer.isPending
  const submit = () => {
    if (!canSubmit || isOnItsWay.current) return
    isOnItsWay.current = true
    answer.mutate(
      { quizId: quiz.id, answer: choice, ...(quiz.updatedAt && { updatedAt: quiz.updatedAt }) },
      {
        onSuccess: (given) => setTurn((now) => (now.quiz.id === quiz.id ? { ...now, verdict: given } : now)),
        // Not called after the dialog was closed: what is open then stays open.
        onError: (error) => (isGone(error) ? onClose() : pause.begin(pauseOf(error) ?? 0)),
        onSettled: () => {
          isOnItsWay.current = false
        },
      },
    )
  }
  const reset = () => {
    setTurn(freshTurn(quiz, last))
    toast({ title: messages.quizReset, description: messages.quizResetAbout })
  }
  return {
    choice,
    verdict,
    waiting,
    last,
    next,
    pending: answer.isPending,
    secondsLeft: pause.secondsLeft,
    choose: (index: number) => {
      if (verdict === undefined && !answer.isPending) setTurn((now) => ({ ...now, choice: index }))
    },
    submit,
    reset,
    wait: () => setTurn((now) => ({ ...now, waiting: true })),
    goOn,
  }
}

function freshTurn(quiz: Quiz, last?: LastQuestion): Turn {
  return { quiz, choice: undefined, verdict: undefined, waiting: false, last }
}

function lastOf({ quiz, verdict }: Turn): LastQuestion | undefined {
  return verdict && { quiz, verdict }
}

/** Takes the step once, 1.5 seconds after the verdict, unless that is cancelled before. */
function useStepAfter(wanted: boolean, verdict: QuizVerdict | undefined, step: () => void): void {
  const take = useEffectEvent(step)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every verdict restarts the timer
  useEffect(() => {
    if (!wanted) return
    const timer = setTimeout(() => take(), NEXT_QUIZ_AFTER)
    return () => clearTimeout(timer)
  }, [wanted, verdict])
}
