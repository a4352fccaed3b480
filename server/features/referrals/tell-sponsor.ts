import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { notify, wasToldSince } from '#server/features/notifications/public.ts'

const DAY = 86_400_000

type People = { sponsorId: string; invitedId: string }

/** Tells a sponsor at once who joined, where the payment comes later. The email comes with the payment. */
export async function tellJoined(db: Transaction, { now }: Pick<Dependencies, 'now'>, people: People): Promise<void> {
  const { sponsorId, invitedId } = people
  await notify(db, {
    memberId: sponsorId,
    kind: 'joined',
    about: { memberId: invitedId },
    at: now(),
    ways: ['product'],
  })
}

/** Tells a sponsor what they were paid, as part of the payment. */
export async function tellPaid(
  db: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { sponsorId, invitedId }: People,
  hasBonus: boolean,
): Promise<void> {
  const about = { memberId: invitedId, reference: hasBonus ? 'paid-with-bonus' : 'paid' }
  await notify(db, { memberId: sponsorId, kind: 'joined', about, at: now() })
}

/**
 * Tells a sponsor that a payment waits. The email comes once for all of a day, because strangers can cause as many as they
 * like.
 */
export async function tellHeld(
  db: Transaction,
  { now }: Pick<Dependencies, 'now'>,
  { sponsorId, invitedId }: People,
): Promise<void> {
  const news = { memberId: sponsorId, kind: 'joined', about: { memberId: invitedId, reference: 'held' } } as const
  const isFirst = !(await wasToldSince(db, { memberId: sponsorId, kind: 'joined', reference: 'held' }, now() - DAY))
  await notify(db, { ...news, at: now(), ...(isFirst ? {} : { ways: ['product'] }) })
}
