import { stillStands } from 'game/rescues'
import type { Transaction } from '#server/database/database.ts'
import type { CardRow } from './card-queries.ts'
import { readWithCard } from './standing-queries.ts'

/** Whether what a card was made for is as it was; undefined about somebody who doesn't show their progress any more. */
export async function isStill(
  db: Transaction,
  {
    id,
    sponsor_id,
    cause,
    stands_since,
    detail,
    shown_at,
  }: Pick<CardRow, 'id' | 'sponsor_id' | 'cause' | 'stands_since' | 'detail' | 'shown_at'>,
): Promise<boolean | undefined> {
  const person = await readWithCard(db, sponsor_id, id)
  return person && stillStands({ cause, since: stands_since, detail }, person, shown_at)
}
