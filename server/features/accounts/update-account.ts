import type { AccountUpdate } from 'contract/account'
import { dayAfterZoneChange, dayIn, isTimeZone } from 'game/days'
import type { Updateable } from 'kysely'
import type { LanguageCode } from 'messages/languages'
import type { Transaction } from '#server/database/database.ts'
import type { MemberTables } from '#server/database/tables/members.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { moveToday } from '#server/features/challenges/public.ts'
import { switchLeagues } from '#server/features/leagues/public.ts'
import { lockActiveMember, type MemberRow, refreshNewestInvited } from '#server/features/members/public.ts'
import { moveReminders } from '#server/features/notifications/public.ts'
import { recordProgressConsent } from '#server/features/progress-consents/public.ts'
import { moveReviewDay, payShorterDay } from '#server/features/reviews/public.ts'
import { languageFor, requireOffered } from '#server/languages.ts'
import { Refusal } from '#server/refusal.ts'

type Changes = Updateable<MemberTables['members']>

/**
 * Changes a member's own details; absent fields stay unchanged. A change of zone never counts a day twice, and a lower
 * number of reviews a day pays a day that it finishes.
 * @param language that of the request
 * @throws Refusal INVALID (no such time zone, no such language), NOT_SIGNED_IN, CONSENT_CHANGED
 */
export async function updateAccount(
  { database, ...deps }: Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'>,
  memberId: string,
  update: AccountUpdate,
  language: LanguageCode,
) {
  const { timeZone } = update
  if (typeof timeZone === 'string' && !isTimeZone(timeZone)) {
    throw new Refusal('INVALID', { message: ({ fields }) => fields.timeZone })
  }
  requireOffered(deps.config, update.language)
  requireOffered(deps.config, update.consentLanguage)
  const read = {
    language: languageFor(deps.config, update.consentLanguage ?? null, language),
    text: update.consentText,
  }
  await database.write(async (db) => {
    const member = await lockActiveMember(db, memberId)
    const moved = timeZone === undefined ? {} : await moveToZone(db, member, timeZone, deps.now())
    const { inLeagues } = update
    const switched = inLeagues === undefined ? {} : await switchLeagues(db, member, inLeagues, deps.now())
    if (update.shareProgress !== undefined) {
      await recordProgressConsent(db, deps, member, update.shareProgress, read)
    }
    const changes: Changes = { ...givenFields(update), ...moved, ...switched }
    if (Object.keys(changes).length === 0) return
    await db.updateTable('members').set(changes).where('id', '=', memberId).execute()
    if (update.reviewsPerDay !== undefined) {
      const reviewer = { id: memberId, time_zone: timeZone === undefined ? member.time_zone : timeZone }
      await payShorterDay(db, { ...reviewer, reviews_per_day: update.reviewsPerDay }, deps.now())
    }
    if (changes.name !== undefined && member.sponsor_id !== null) await refreshNewestInvited(db, member.sponsor_id)
  })
}

function givenFields({ name, phone, language, boardName, reviewsPerDay, noNudges }: AccountUpdate): Changes {
  return {
    ...(name === undefined ? {} : { name: name.trim() }),
    ...(phone === undefined ? {} : { phone: phone?.trim() || null }),
    ...(language === undefined ? {} : { language }),
    ...(boardName === undefined ? {} : { board_name: boardName?.trim() || null }),
    ...(reviewsPerDay === undefined ? {} : { reviews_per_day: reviewsPerDay }),
    ...(noNudges === undefined ? {} : { no_nudges: noNudges ? 1 : 0 }),
  }
}

async function moveToZone(db: Transaction, member: MemberRow, timeZone: string | null, now: number): Promise<Changes> {
  const [oldToday, newToday] = [dayIn(member.time_zone, now), dayIn(timeZone, now)]
  if (newToday > oldToday) {
    await moveToday(db, member.id, oldToday, newToday)
    await moveReviewDay(db, member.id, oldToday, newToday)
  }
  await moveReminders(db, member, timeZone, now)
  return { time_zone: timeZone, last_visit_day: dayAfterZoneChange(member.last_visit_day, oldToday, newToday) }
}
