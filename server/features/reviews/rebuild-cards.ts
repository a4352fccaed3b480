import type { Database, Db } from '#server/database/database.ts'
import { lockMember } from '#server/features/members/public.ts'
import { type CardMemory, cardAfter } from './memory-model.ts'
import type { CardRow } from './queries.ts'

/** Rows of one insert: SQLite takes no more than 32,766 values in a statement. */
const CARDS_AT_ONCE = 500

/**
 * Makes all review cards again from the log of reviews, a member at a time, so that nobody waits for it long.
 * @returns how many members have cards
 */
export async function rebuildCards(database: Database, retention: number): Promise<number> {
  let members = 0
  for (let after: string | undefined = ''; after !== undefined; ) {
    const memberId: string | undefined = await nextMember(database.read, after)
    if (memberId !== undefined) {
      await rebuildCardsOf(database, memberId, retention)
      members++
    }
    after = memberId
  }
  return members
}

/** By id, with reviews or cards. */
async function nextMember(db: Db, after: string): Promise<string | undefined> {
  const next = await db
    .selectFrom('members')
    .select('id')
    .where('id', '>', after)
    .where((eb) =>
      eb.or([
        eb.exists(eb.selectFrom('reviews').select('id').whereRef('member_id', '=', 'members.id')),
        eb.exists(eb.selectFrom('review_cards').select('idea').whereRef('member_id', '=', 'members.id')),
      ]),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return next?.id
}

function rebuildCardsOf(database: Database, memberId: string, retention: number): Promise<void> {
  return database.write(async (db) => {
    // Locked, so that no answer comes between reading the log and writing the cards.
    await lockMember(db, memberId)
    const cards = await cardsFromLog(db, memberId, retention)
    await db.deleteFrom('review_cards').where('member_id', '=', memberId).execute()
    for (let from = 0; from < cards.length; from += CARDS_AT_ONCE) {
      await db
        .insertInto('review_cards')
        .values(cards.slice(from, from + CARDS_AT_ONCE))
        .execute()
    }
  })
}

/** A review without a prediction is the first, or the first since the right answer was changed: the card starts there. */
async function cardsFromLog(db: Db, memberId: string, retention: number): Promise<CardRow[]> {
  const log = await db
    .selectFrom('reviews')
    .select(['idea', 'quiz_id', 'day', 'rating', 'retrievability'])
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute()
  const cards = new Map<string, CardMemory & { quiz_id: number }>()
  for (const { idea, quiz_id, day, rating, retrievability } of log) {
    const known = retrievability === null ? null : (cards.get(idea) ?? null)
    cards.set(idea, { ...cardAfter(known, rating, day, retention), quiz_id })
  }
  return [...cards].map(([idea, card]) => ({ ...card, member_id: memberId, idea }))
}
