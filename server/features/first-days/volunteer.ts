import type { VolunteerAnswer } from 'contract/first-days'
import { storedWording } from 'game/consent'
import { WELCOMED_AT_ONCE } from 'game/first-days'
import type { LanguageCode } from 'messages/languages'
import { messagesIn } from 'messages/server'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { lockActiveMember } from '#server/features/members/public.ts'
import { hasReadText, insertConsent } from '#server/features/progress-consents/public.ts'
import { languageFor, requireOffered } from '#server/languages.ts'
import { Refusal } from '#server/refusal.ts'
import { lockWholeList } from './lock-list.ts'
import { changeList, countHelped, NO_HELPER } from './queries.ts'
import { standingOf } from './steps.ts'

/**
 * Says whether a volunteer may see a new member's steps and address. No takes them off the list, and nobody else is
 * offered.
 * @param language that of the request
 * @throws Refusal FIRST_DAYS_NOT_FOUND where it is another volunteer by now, CONSENT_CHANGED for a yes to another text,
 * VOLUNTEER_FULL for a yes to one who has no room left, CHANGED_MEANWHILE, NOT_SIGNED_IN
 */
export async function answerVolunteer(
  deps: Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'>,
  memberId: string,
  { volunteerId, agreed, consentLanguage, consentText }: VolunteerAnswer,
  language: LanguageCode,
): Promise<void> {
  requireOffered(deps.config, consentLanguage)
  const readIn = languageFor(deps.config, consentLanguage ?? null, language)
  const wording = storedWording(messagesIn(readIn).consent.volunteer)
  const isFull = await deps.database.write(async (db) => {
    const row = await lockWholeList(db, memberId, memberId)
    const standing = standingOf(row)
    if (row.is_volunteer === 0 || row.helper_id !== volunteerId || standing === 'nobody') {
      throw new Refusal('FIRST_DAYS_NOT_FOUND')
    }
    if (row.paid_at !== null) throw new Refusal('FIRST_DAYS_PAID')
    if (agreed && standing === 'shared') return false
    // More members may be offered a volunteer than there is room for. The next look finds another one.
    if (agreed && (await countHelped(db, volunteerId)) >= WELCOMED_AT_ONCE) {
      await changeList(db, memberId, NO_HELPER)
      return true
    }
    if (agreed && !hasReadText('volunteer', { language: readIn, text: consentText })) {
      throw new Refusal('CONSENT_CHANGED')
    }
    await changeList(db, memberId, agreed ? { agreed_at: deps.now() } : { ...NO_HELPER, wants_none: 1 })
    await insertConsent(db, deps, { memberId, sponsorId: volunteerId, hasAgreed: agreed, wording, language: readIn })
    return false
  })
  if (isFull) throw new Refusal('VOLUNTEER_FULL')
}

/**
 * Puts a member among the volunteers, or takes them out at once, and off the lists that they have open.
 * @throws Refusal VOLUNTEER_NOT_VERIFIED, NOT_SIGNED_IN
 */
export function setVolunteering(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  memberId: string,
  isOn: boolean,
): Promise<void> {
  return database.write(async (db) => {
    const { email_verified_at } = await lockActiveMember(db, memberId)
    if (!isOn) return stopVolunteering(db, memberId)
    if (email_verified_at === null) throw new Refusal('VOLUNTEER_NOT_VERIFIED')
    await db
      .insertInto('first_days_volunteers')
      .values({ member_id: memberId, since: now() })
      .onConflict((conflict) => conflict.column('member_id').doNothing())
      .execute()
  })
}

/** @param memberId with their row locked */
export async function stopVolunteering(db: Transaction, memberId: string): Promise<void> {
  await db.deleteFrom('first_days_volunteers').where('member_id', '=', memberId).execute()
  await db
    .updateTable('first_days')
    .set(NO_HELPER)
    .where('helper_id', '=', memberId)
    .where('is_volunteer', '=', 1)
    .where('paid_at', 'is', null)
    .execute()
}
