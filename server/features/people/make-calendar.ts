import type { NewCalendarFeed } from 'contract/people'
import type { Dependencies } from '#server/dependencies.ts'
import { requireActiveMember } from '#server/features/members/public.ts'
import { newToken, tokenHash } from '#server/features/sessions/public.ts'
import { setFeed } from './calendar-queries.ts'

/** Makes the secret address, the only time that it is shown. One that was there before leads nowhere. @throws Refusal NOT_SIGNED_IN */
export async function makeCalendar(
  { config, database, now, randomBytes }: Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'>,
  memberId: string,
): Promise<NewCalendarFeed> {
  const token = newToken(randomBytes)
  const madeAt = now()
  await database.write(async (db) => {
    await requireActiveMember(db, memberId)
    await setFeed(db, memberId, tokenHash(token), madeAt)
  })
  return { madeAt: new Date(madeAt).toISOString(), url: `${config.publicUrl}/calendar/${token}.ics` }
}
