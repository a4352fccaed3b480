import { hash } from 'node:crypto'
import { KEY_KEPT_FOR } from 'game/waiting-acts'
import type { Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'

type NewKey = { memberId: string; key: string; requestHash: string; at: number }

const takenKey = prepared((db, values: NewKey) =>
  db
    .insertInto('idempotency_keys')
    .values({
      member_id: values.memberId,
      key: values.key,
      request_hash: values.requestHash,
      answer: null,
      created_at: values.at,
    })
    .onConflict((conflict) => conflict.columns(['member_id', 'key']).doNothing())
    .returning('key'),
)

const recordedAnswer = prepared((db, values: { memberId: string; key: string; answer: string }) =>
  db
    .updateTable('idempotency_keys')
    .set({ answer: values.answer })
    .where('member_id', '=', values.memberId)
    .where('key', '=', values.key),
)

/** The request, as far as it decides what happens: `key` is its Idempotency-Key, if it has one. */
export type KeyedRequest = { memberId: string; key: string | undefined; call: string; body: unknown }

/**
 * Runs a unit once for a member and key: repeated within eight days, it answers what it answered then and does nothing.
 * The key is written in the transaction of the effect. Without a key it simply runs.
 * @throws Refusal KEY_REUSED when the key came with another call or body; whatever `run` throws, and then the key is free
 */
export async function runOnce<Answer>(
  db: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { memberId, key, call, body }: KeyedRequest,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return run()
  const requestHash = hash('sha256', JSON.stringify([call, body]))
  // Written first: a second one that comes at the same moment waits here until the first is through.
  const [taken] = await takenKey(db, { memberId, key, requestHash, at: now() })
  if (taken === undefined) return cachedAnswer<Answer>(db, memberId, key, requestHash)
  const answer = await run()
  await recordedAnswer(db, { memberId, key, answer: JSON.stringify(answer) })
  return answer
}

async function cachedAnswer<Answer>(db: Transaction, memberId: string, key: string, requestHash: string) {
  const kept = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (kept.request_hash !== requestHash || kept.answer === null) throw new Refusal('KEY_REUSED')
  return JSON.parse(kept.answer) as Answer
}

/** A key is kept longer than an act may wait for a connection. */
export async function deleteOldKeys(db: Transaction, now: number): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - KEY_KEPT_FOR)
    .execute()
}
