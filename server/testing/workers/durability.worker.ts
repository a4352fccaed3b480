import { postEntry } from '#server/features/ledger/public.ts'
import { beWorker } from '#server/testing/processes.ts'

const WRITERS = 16

/** Pays one member again and again and says so each time, until it is killed. */
await beWorker<{ memberId: string }>(async (database, { memberId }) => {
  const writeForEver = async (writer: number) => {
    for (let count = 0; ; count++) {
      const reference = `${writer}-${count}`
      await database.write((db) => postEntry(db, { memberId, kind: 'mission', reference, tokens: 1, points: 1, at: 0 }))
      process.send?.(reference)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeForEver(writer)))
})
