import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { CardRow } from './queries.ts'

export type DueCard = Pick<CardRow, 'idea' | 'quiz_id' | 'due_day'>

const dueUntil = prepared((db, values: { memberId: string; day: number; count: number }) =>
  db
    .selectFrom('review_cards')
    .select(['idea', 'quiz_id', 'due_day'])
    .where('member_id', '=', values.memberId)
    .where('due_day', '<=', values.day)
    .orderBy('due_day')
    .orderBy('idea')
    .limit(values.count),
)

/** The oldest cards that are due on a day. */
export function oldestDue(db: Db, memberId: string, day: number, count: number): Promise<DueCard[]> {
  return dueUntil(db, { memberId, day, count })
}

const countsByDay = prepared((db, values: { memberId: string; until: number }) =>
  db
    .selectFrom('review_cards')
    .select((eb) => ['due_day', eb.fn.countAll<number>().as('count')])
    .where('member_id', '=', values.memberId)
    .where('due_day', '<=', values.until)
    .groupBy('due_day'),
)

/** How many cards come back on each day, up to a day. */
export function dueCounts(db: Db, memberId: string, until: number): Promise<{ due_day: number; count: number }[]> {
  return countsByDay(db, { memberId, until })
}

const dueAfter = prepared((db, values: { memberId: string; day: number; count: number }) =>
  db
    .selectFrom('review_cards')
    .select(['idea', 'due_day'])
    .where('member_id', '=', values.memberId)
    .where('due_day', '>', values.day)
    .orderBy('due_day')
    .orderBy('idea')
    .limit(values.count),
)

/** The next cards after a day, soonest first. */
export function nextAfter(db: Db, memberId: string, day: number, count: number) {
  return dueAfter(db, { memberId, day, count })
}

/** An engine limits the values in one query, and the ideas of deleted questions keep growing. */
const IDEAS_A_QUERY = 5_000

/** Asks about many ideas in several queries, one after the other. */
async function inParts<Row>(ideas: readonly string[], ask: (part: readonly string[]) => Promise<Row[]>) {
  const rows: Row[] = []
  for (let from = 0; from < ideas.length; from += IDEAS_A_QUERY) {
    rows.push(...(await ask(ideas.slice(from, from + IDEAS_A_QUERY))))
  }
  return rows
}

/** The member's cards among these ideas, the longest due first. */
export async function cardsAmong(db: Db, memberId: string, ideas: readonly string[]) {
  const cards = await inParts(ideas, (part) =>
    db
      .selectFrom('review_cards')
      .select(['idea', 'quiz_id', 'due_day', 'last_day', 'reps'])
      .where('member_id', '=', memberId)
      .where('idea', 'in', part)
      .orderBy('due_day')
      .orderBy('idea')
      .execute(),
  )
  return cards.sort((one, other) => one.due_day - other.due_day)
}

/** When a member last answered each of these ideas. */
export function lastAnswersAmong(db: Db, memberId: string, ideas: readonly string[]) {
  return inParts(ideas, (part) =>
    db
      .selectFrom('reviews')
      .select((eb) => ['idea', eb.fn.max<number>('at').as('at')])
      .where('member_id', '=', memberId)
      .where('idea', 'in', part)
      .groupBy('idea')
      .execute(),
  )
}

const allCards = prepared((db, values: { memberId: string }) =>
  db.selectFrom('review_cards').selectAll().where('member_id', '=', values.memberId).orderBy('idea'),
)

export function cardsOf(db: Db, memberId: string): Promise<CardRow[]> {
  return allCards(db, { memberId })
}

/** How many answers a member gave on each day since a day, wherever it was. */
export function answersByDay(db: Db, memberId: string, since: number) {
  return db
    .selectFrom('reviews')
    .select((eb) => ['day', eb.fn.countAll<number>().as('count')])
    .where('member_id', '=', memberId)
    .where('day', '>=', since)
    .groupBy('day')
    .orderBy('day')
    .execute()
}
