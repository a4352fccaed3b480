import { sql } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { isAgreedNews } from './agreed-news.ts'

/** A literal instead of a parameter, so that the partial index on unseen rows is used. */
const LISTED = sql.lit<1>(1)

/** A member's list, newest first, with the name of the other member unless they have left. Consents are as of now. */
export function listedAfter(db: Db, memberId: string, after: number | null, atMost: number) {
  const news = db
    .selectFrom('notifications')
    .leftJoin('members as others', (join) =>
      join.onRef('others.id', '=', 'notifications.about_id').on('others.deleted_at', 'is', null),
    )
    .select(['notifications.id', 'kind', 'reference', 'at', 'seen_at', 'others.name'])
    .where('member_id', '=', memberId)
    .where('is_listed', '=', LISTED)
    .where(isAgreedNews())
    .orderBy('notifications.id', 'desc')
    .limit(atMost)
  return (after === null ? news : news.where('notifications.id', '<', after)).execute()
}

const unseenOf = prepared((db, values: { memberId: string }) =>
  db
    .selectFrom('notifications')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('member_id', '=', values.memberId)
    .where('is_listed', '=', LISTED)
    .where('seen_at', 'is', null)
    .where(isAgreedNews()),
)

export async function countUnseen(db: Db, memberId: string): Promise<number> {
  const [row] = await unseenOf(db, { memberId })
  return row?.count ?? 0
}

/** @param upTo the newest that was shown; null for all */
export async function markSeen(db: Transaction, memberId: string, upTo: number | null, now: number): Promise<void> {
  const unseen = db
    .updateTable('notifications')
    .set({ seen_at: now })
    .where('member_id', '=', memberId)
    .where('is_listed', '=', LISTED)
    .where('seen_at', 'is', null)
  await (upTo === null ? unseen : unseen.where('id', '<=', upTo)).execute()
}
