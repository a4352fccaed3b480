import type { DueReview, Reviews, ReviewsAhead } from 'contract/reviews'
import { dateOfDay, hashOf, shuffledBy } from 'game/reviews'
import type { IdeaAhead } from './list-ahead.ts'
import type { DueIdea, DueList, Reviewer } from './list-due.ts'
import type { Question, Questions } from './questions.ts'

export function reviewsView(list: DueList, questions: Questions, reviewer: Reviewer): Reviews {
  const { state, due, waiting, forecast, nextDueDay } = list
  return {
    due: due.flatMap((each) => dueReviewView(each, questions, `${reviewer.id} ${state.day}`)),
    waiting,
    finishedToday: state.isFinished,
    nextDueOn: nextDueDay === null ? null : dateOfDay(nextDueDay),
    perDay: reviewer.reviews_per_day,
    forecast: forecastView(forecast, state.day),
  }
}

/** Each question as it would be drawn on its own day. */
export function reviewsAheadView(list: readonly IdeaAhead[], questions: Questions, reviewer: Reviewer): ReviewsAhead {
  return {
    due: list.flatMap((each) =>
      dueReviewView(each, questions, `${reviewer.id} ${each.dueDay}`).map((review) => ({
        ...review,
        dueOn: dateOfDay(each.dueDay),
      })),
    ),
  }
}

export function forecastView(forecast: readonly number[], day: number) {
  return forecast.map((count, ahead) => ({ date: dateOfDay(day + ahead), count }))
}

/** @param seed the member and the day: an answer that is given later finds the same question in the same order */
function dueReviewView(due: DueIdea, { byIdea }: Questions, seed: string): DueReview[] {
  const question = drawnWording(byIdea.get(due.idea) ?? [], due, seed)
  if (question === undefined) return []
  const choices = question.choices.map((text, index) => ({ index, text }))
  return [
    {
      quizId: question.id,
      question: question.question,
      choices: shuffledBy(`${seed} ${question.id}`, choices),
      lesson: question.lesson,
      updatedAt: new Date(question.updatedAt).toISOString(),
      ...(question.language === undefined ? {} : { language: question.language }),
    },
  ]
}

/** A wording that the member hasn't seen last; of a new idea, one that needs no lesson. */
function drawnWording(wordings: readonly Question[], { idea, lastQuizId }: DueIdea, seed: string) {
  const others =
    lastQuizId === null
      ? wordings.filter(({ lesson }) => lesson === null)
      : wordings.filter(({ id }) => id !== lastQuizId)
  const choosable = others.length > 0 ? others : wordings
  return choosable[hashOf(`${seed} ${idea}`) % choosable.length]
}
