import { randomBytes } from 'node:crypto'
import { runOnce } from '#server/features/idempotency/run-once.ts'
import { beWorker } from '#server/testing/processes.ts'

/** Sends one and the same request so many times at once; what it does is to count, and to answer with something random. */
await beWorker<{ memberId: string; times: number }>((database, { memberId, times }) => {
  const request = { memberId, key: 'the-same', call: 'count', body: {} }
  const once = () =>
    database.write((db) =>
      runOnce(db, { now: Date.now }, request, async () => {
        await db
          .updateTable('members')
          .set((eb) => ({ invitation_count: eb('invitation_count', '+', 1) }))
          .where('id', '=', memberId)
          .execute()
        return { answer: randomBytes(8).toString('hex') }
      }),
    )
  return Promise.all(Array.from({ length: times }, once))
})
