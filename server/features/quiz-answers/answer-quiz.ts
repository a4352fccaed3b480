import type { QuizAnswer, QuizVerdict } from 'contract/quizzes'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { beginCourse } from '#server/features/course-progress/public.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import {
  countAnswer,
  explanationIn,
  type QuizRow,
  recordAnswer,
  refuseOldAnswer,
  requireQuiz,
} from '#server/features/quizzes/public.ts'
import { recordFirstAnswer } from '#server/features/reviews/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { type Act, DONE_NOW, requireMoment } from '#server/http/acts.ts'
import { countQuizAttempt, recordMistake } from './pace.ts'

export type Verdict = Omit<QuizVerdict, 'user'>

/**
 * Records a member's answer to a quiz. The first right one pays the quiz's points, once: neither a reset nor a later
 * edit of the quiz pays again. A quiz that is right already stays right, and nothing is paid. Those of stations and
 * lessons pay nothing. The first answer to an idea makes its review card.
 * @throws Refusal QUIZ_NOT_FOUND, CHANGED_MEANWHILE, TOO_MANY_ATTEMPTS, ACT_TOO_OLD, KEY_REUSED, NOT_SIGNED_IN
 */
export function answerQuiz(
  deps: Pick<Dependencies, 'config' | 'database' | 'now'>,
  caller: Caller,
  { quizId, answer, updatedAt }: QuizAnswer,
  language = ORIGINAL_LANGUAGE,
  act: Act = DONE_NOW,
): Promise<Verdict> {
  const { config, database, now } = deps
  return database.write(async (db) => {
    await requireActiveMember(db, caller.id)
    const once = { memberId: caller.id, key: act.requestKey, call: 'quiz-answer', body: [quizId, answer] }
    return runOnce(db, deps, once, async () => {
      const quiz = await requireQuiz(db, quizId, caller)
      await refuseOldAnswer(db, quiz, updatedAt)
      if (config.rateLimits) await countQuizAttempt(db, { memberId: caller.id, quizId }, now())
      const correct = answer === quiz.correct_answer
      const { at: answeredAt } = requireMoment('question', act, now())
      const pointsEarned = await recordVerdict(db, { quiz, memberId: caller.id, correct, at: now() })
      const place = isPaidQuiz(quiz) ? 'quiz' : 'check'
      const given = {
        memberId: caller.id,
        timeZone: caller.time_zone,
        quiz,
        answer,
        correct,
        at: now(),
        place,
      } as const
      await recordFirstAnswer(db, { ...given, answeredAt, retention: config.reviewRetention })
      const explanation = await explanationIn(db, language, quiz)
      return { correct, correctAnswer: quiz.correct_answer, explanation, pointsEarned }
    })
  })
}

/** Those of stations and lessons are for *Check yourself*, and pay nothing. */
function isPaidQuiz({ lesson_id, mission_id }: QuizRow): boolean {
  return lesson_id === null && mission_id === null
}

type Given = { quiz: QuizRow; memberId: string; correct: boolean; at: number }

/** @returns the points it earned */
async function recordVerdict(db: Transaction, { quiz, memberId, correct, at }: Given): Promise<number> {
  const isCorrect = correct ? 1 : 0
  const isNew = await recordAnswer(db, { memberId, quizId: quiz.id, isCorrect, at })
  if (!isNew) return 0
  if (quiz.course_id !== null) await beginCourse(db, memberId, quiz.course_id, at)
  await recordMistake(db, { memberId, quizId: quiz.id }, correct, at)
  const entry = { memberId, kind: 'quiz', reference: String(quiz.id), tokens: 0, points: quiz.points, at } as const
  const isPaid = correct && isPaidQuiz(quiz) && (await postEntry(db, entry))
  await countAnswer(db, quiz.id, isCorrect)
  return isPaid ? quiz.points : 0
}
