import { storedWording } from 'game/consent'
import type { LanguageCode } from 'messages/languages'
import { messagesIn } from 'messages/server'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { MemberRow } from '#server/features/members/public.ts'
import { Refusal } from '#server/refusal.ts'

type Member = Pick<MemberRow, 'id' | 'sponsor_id' | 'shares_progress_with' | 'progress_answered_for'>

/** What a member was asked, by the page: in which language, and the whole text. */
type ConsentRead = { language: LanguageCode; text: string | undefined }

/**
 * Whether a member has read the text that the server has: a page that was opened before an upgrade shows another one. A
 * caller that doesn't say which text it showed is taken to have shown this one. A no counts whatever was read.
 */
export function hasReadText(kind: 'progress' | 'volunteer', { language, text }: ConsentRead): boolean {
  return text === undefined || text === storedWording(messagesIn(language).consent[kind])
}

/**
 * Stores what a member says about showing their progress to their sponsor. Without a sponsor, or where they have said so
 * before, nothing changes.
 * @param member with their row locked
 * @throws Refusal CONSENT_CHANGED for a yes to another text
 */
export async function recordProgressConsent(
  db: Transaction,
  { now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
  { id, sponsor_id, shares_progress_with, progress_answered_for }: Member,
  hasAgreed: boolean,
  read: ConsentRead,
): Promise<void> {
  if (sponsor_id === null) return
  const shared = hasAgreed ? sponsor_id : null
  if (progress_answered_for === sponsor_id && shares_progress_with === shared) return
  if (hasAgreed && !hasReadText('progress', read)) throw new Refusal('CONSENT_CHANGED')
  await db
    .updateTable('members')
    .set({ shares_progress_with: shared, progress_answered_for: sponsor_id })
    .where('id', '=', id)
    .execute()
  await insertConsent(
    db,
    { now, randomBytes },
    {
      memberId: id,
      sponsorId: sponsor_id,
      hasAgreed,
      wording: storedWording(messagesIn(read.language).consent.progress),
      language: read.language,
    },
  )
}

type Consent = { memberId: string; sponsorId: string; hasAgreed: boolean; wording: string; language: LanguageCode }

/** Keeps for good what a member read and said. @param wording with `{sponsor}` in place of the name of who would see it */
export async function insertConsent(
  db: Transaction,
  { now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
  { memberId, sponsorId, hasAgreed, wording, language }: Consent,
): Promise<void> {
  await db
    .insertInto('progress_consents')
    .values({
      id: randomBytes(12).toString('base64url'),
      member_id: memberId,
      sponsor_id: sponsorId,
      agreed: hasAgreed ? 1 : 0,
      wording,
      language,
      said_at: now(),
    })
    .execute()
}
