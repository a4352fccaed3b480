import type { ReviewAnswer, ReviewVerdict } from 'contract/reviews'
import { cardKeyOf, dateOfDay, ratingOf } from 'game/reviews'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { runOnce } from '#server/features/idempotency/public.ts'
import { lockActiveMember, readUser } from '#server/features/members/public.ts'
import { explanationIn, refuseOldAnswer, requireQuiz } from '#server/features/quizzes/public.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { type Act, requireMoment } from '#server/http/acts.ts'
import { Refusal } from '#server/refusal.ts'
import { type DayState, isAnythingLeft, listDueOn, type Reviewer, readDayState, restartedIdeas } from './list-due.ts'
import { payDay } from './pay-day.ts'
import { type CardRow, countReview, findCard } from './queries.ts'
import type { Questions, ReviewQuestions } from './questions.ts'
import { recordReview } from './record-answer.ts'

export type ReviewDependencies = Pick<Dependencies, 'config' | 'database' | 'now'>

type Request = Act & { caller: Caller; body: ReviewAnswer; language: string }

/**
 * Takes the answer to a card that is due, moves the card, and pays the day with the answer that finishes it.
 * @throws Refusal NOT_DUE, QUIZ_NOT_FOUND, CHANGED_MEANWHILE, ACT_TOO_OLD, KEY_REUSED, NOT_SIGNED_IN
 */
export async function answerReview(
  deps: ReviewDependencies,
  reviewQuestions: ReviewQuestions,
  { caller, body, requestKey, actedAt, joinedAt, language }: Request,
): Promise<ReviewVerdict> {
  const { quizId, answer, guessed = false, updatedAt } = body
  const questions = await reviewQuestions.read()
  const request = { memberId: caller.id, key: requestKey, call: 'review', body: [quizId, answer, guessed] }
  return deps.database.write(async (db) => {
    // Locked, so that the same card isn't answered in two tabs at once, and no change of zone comes in between. Before the
    // key, whose reference to the member would make two requests wait for each other.
    const member = await lockActiveMember(db, caller.id)
    const verdict = await runOnce(db, deps, request, async () => {
      const at = deps.now()
      const quiz = await requireQuiz(db, quizId, caller)
      await refuseOldAnswer(db, quiz, updatedAt)
      const state = await readDayState(db, member, requireMoment('review', { actedAt, joinedAt }, at))
      const { card, startsAgain } = await requireDue(db, questions, member, state, cardKeyOf(quiz))
      const correct = answer === quiz.correct_answer
      const rating = ratingOf({ correct, guessed })
      const { reviewRetention: retention } = deps.config
      const reviewed = { memberId: member.id, quiz, answer, correct, day: state.day, rating, at, retention }
      const dueDay = await recordReview(db, reviewed, card, startsAgain)
      const { isFinished, points } = await countAnswered(db, questions, member, state, correct, at)
      return {
        correct,
        correctAnswer: quiz.correct_answer,
        explanation: await explanationIn(db, language, quiz),
        nextDueOn: dateOfDay(dueDay),
        finishedToday: isFinished,
        pointsEarned: points,
      }
    })
    // Of now, also where the verdict is the one of before: the answer may have waited for days in a browser.
    return { ...verdict, user: await readUser(db, member.id) }
  })
}

/** @throws Refusal NOT_DUE */
async function requireDue(
  db: Transaction,
  questions: Questions,
  reviewer: Reviewer,
  state: DayState,
  idea: string,
): Promise<{ card: CardRow | undefined; startsAgain: boolean }> {
  const card = await findCard(db, reviewer.id, idea)
  const startsAgain = card !== undefined && (await hasNewAnswer(db, questions, reviewer.id, idea))
  const isLeft = state.answered < reviewer.reviews_per_day && questions.byIdea.has(idea)
  const isDue = card === undefined ? isNewToday : () => startsAgain || card.due_day <= state.day
  if (!isLeft || !(await isDue())) throw new Refusal('NOT_DUE')
  return { card, startsAgain }

  async function isNewToday() {
    const { due } = await listDueOn(db, questions, reviewer, state)
    return due.some((each) => each.idea === idea)
  }
}

async function hasNewAnswer(db: Transaction, { changedAt }: Questions, memberId: string, idea: string) {
  const changed = changedAt.get(idea)
  if (changed === undefined) return false
  return (await restartedIdeas(db, { changedAt: new Map([[idea, changed]]) }, memberId)).has(idea)
}

/** Counts an answer, and pays the day where nothing is left of it. */
async function countAnswered(
  db: Transaction,
  questions: Questions,
  reviewer: Reviewer,
  { day }: DayState,
  correct: boolean,
  at: number,
): Promise<{ isFinished: boolean; points: number }> {
  const done = await countReview(db, reviewer.id, day, correct ? 1 : 0)
  if (done.finished_at !== null) return { isFinished: true, points: 0 }
  const state = { day, answered: done.answered, isFinished: false }
  if (await isAnythingLeft(db, questions, reviewer, state)) return { isFinished: false, points: 0 }
  return { isFinished: true, points: await payDay(db, reviewer.id, done, at) }
}
