import { BalanceTooLow, postEntry } from '#server/features/ledger/post-entry.ts'
import { beWorker } from '#server/testing/processes.ts'

type Input = { memberId: string; times: number; tokens: number; points: number; reference?: string }

/** Posts so many entries at once: the same each time where a reference is given, else one of its own each time. */
await beWorker<Input>(async (database, { memberId, times, tokens, points, reference }) => {
  const outcomes = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      database
        .write((db) =>
          postEntry(db, {
            memberId,
            kind: 'mission',
            reference: reference ?? `${process.pid}-${index}`,
            tokens,
            points,
            at: 0,
          }),
        )
        .catch((error) => {
          if (error instanceof BalanceTooLow) return 'too low'
          throw error
        }),
    ),
  )
  return {
    paid: outcomes.filter((outcome) => outcome === true).length,
    tooLow: outcomes.filter((outcome) => outcome === 'too low').length,
  }
})
