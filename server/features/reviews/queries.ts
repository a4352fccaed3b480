import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { ReviewTables } from '#server/database/tables/reviews.ts'

export type CardRow = Selectable<ReviewTables['review_cards']>
export type NewReviewRow = Insertable<ReviewTables['reviews']>
export type DayRow = Omit<Selectable<ReviewTables['review_days']>, 'member_id'>

const cardByKey = prepared((db, values: { memberId: string; idea: string }) =>
  db.selectFrom('review_cards').selectAll().where('member_id', '=', values.memberId).where('idea', '=', values.idea),
)

export async function findCard(db: Db, memberId: string, idea: string): Promise<CardRow | undefined> {
  const [card] = await cardByKey(db, { memberId, idea })
  return card
}

const firstCard = prepared((db, card: CardRow) =>
  db
    .insertInto('review_cards')
    .values({
      member_id: card.member_id,
      idea: card.idea,
      quiz_id: card.quiz_id,
      stability: card.stability,
      difficulty: card.difficulty,
      last_day: card.last_day,
      due_day: card.due_day,
      reps: card.reps,
      lapses: card.lapses,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'idea']).doNothing())
    .returning('idea'),
)

/** @returns false when the member has a card for this idea already */
export async function insertCard(db: Transaction, card: CardRow): Promise<boolean> {
  return (await firstCard(db, card)).length > 0
}

const changedCard = prepared((db, card: CardRow) =>
  db
    .updateTable('review_cards')
    .set({
      quiz_id: card.quiz_id,
      stability: card.stability,
      difficulty: card.difficulty,
      last_day: card.last_day,
      due_day: card.due_day,
      reps: card.reps,
      lapses: card.lapses,
    })
    .where('member_id', '=', card.member_id)
    .where('idea', '=', card.idea),
)

export async function changeCard(db: Transaction, card: CardRow): Promise<void> {
  await changedCard(db, card)
}

type LoggedReview = Required<Omit<NewReviewRow, 'id'>>

const newReview = prepared((db, review: LoggedReview) =>
  db.insertInto('reviews').values({
    member_id: review.member_id,
    idea: review.idea,
    quiz_id: review.quiz_id,
    at: review.at,
    day: review.day,
    rating: review.rating,
    retrievability: review.retrievability,
    place: review.place,
    answer: review.answer,
  }),
)

export async function insertReview(db: Transaction, review: LoggedReview): Promise<void> {
  await newReview(db, review)
}

const lastDayUntil = prepared((db, values: { memberId: string; until: number }) =>
  db
    .selectFrom('review_days')
    .select(['day', 'answered', 'right_at_first', 'finished_at'])
    .where('member_id', '=', values.memberId)
    .where('day', '<=', values.until)
    .orderBy('day', 'desc')
    .limit(1),
)

/** The latest day the member reviewed on, up to a day. */
export async function findLastDay(db: Db, memberId: string, until: number): Promise<DayRow | undefined> {
  const [row] = await lastDayUntil(db, { memberId, until })
  return row
}

const countedReview = prepared((db, values: { memberId: string; day: number; right: 0 | 1 }) =>
  db
    .insertInto('review_days')
    .values({
      member_id: values.memberId,
      day: values.day,
      answered: 1,
      right_at_first: values.right,
      finished_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'day']).doUpdateSet((eb) => ({
        answered: eb('review_days.answered', '+', 1),
        right_at_first: eb('review_days.right_at_first', '+', eb.ref('excluded.right_at_first')),
      })),
    )
    .returning(['day', 'answered', 'right_at_first', 'finished_at']),
)

/** Counts an answer in a review. @returns the day with it */
export async function countReview(db: Transaction, memberId: string, day: number, right: 0 | 1): Promise<DayRow> {
  const [row] = await countedReview(db, { memberId, day, right })
  if (row === undefined) throw new Error('The day of a review has lost its row.')
  return row
}

const finishedDay = prepared((db, values: { memberId: string; day: number; at: number }) =>
  db
    .updateTable('review_days')
    .set({ finished_at: values.at })
    .where('member_id', '=', values.memberId)
    .where('day', '=', values.day)
    .where('finished_at', 'is', null),
)

export async function finishDay(db: Transaction, memberId: string, day: number, at: number): Promise<void> {
  await finishedDay(db, { memberId, day, at })
}

/**
 * After a change of zone: the day that was reviewed today is whatever day it is there, so no day counts twice.
 * @param from the date in the old zone
 * @param to the date in the new one, later than `from`
 */
export async function moveReviewDay(db: Transaction, memberId: string, from: number, to: number): Promise<void> {
  const last = await findLastDay(db, memberId, to)
  if (last === undefined || last.day < from || last.day === to) return
  await db
    .updateTable('review_days')
    .set({ day: to })
    .where('member_id', '=', memberId)
    .where('day', '=', last.day)
    .execute()
}
