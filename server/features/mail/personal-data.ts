import { canonicalKey } from '#server/email-key.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { emailHash } from './email-hash.ts'

export const personalData: PersonalData = {
  tables: ['mails', 'unsubscribe_links'],
  /** Of mails to others, only invitations are shown, because the member wrote them. */
  async export(db, { id, email }) {
    const mails = await db
      .selectFrom('mails')
      .select(['kind', 'subject', 'to_address', 'state', 'created_at', 'sent_at'])
      .where((eb) => eb.or([eb('member_id', '=', id), eb('to_hash', '=', emailHash(email))]))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return {
      mails: mails.map(({ kind, subject, to_address, state, created_at, sent_at }) => ({
        kind,
        subject,
        to: kind === 'invitation' || canonicalKey(to_address) === canonicalKey(email) ? to_address : null,
        state,
        createdAt: isoTime(created_at),
        sentAt: isoTime(sent_at),
      })),
    }
  },
  /** Every mail to the member, those that they caused, and the links that stop their notices. */
  async erase(db, { id, email }) {
    await db
      .deleteFrom('mails')
      .where((eb) => eb.or([eb('member_id', '=', id), eb('to_hash', '=', emailHash(email))]))
      .execute()
    await db.deleteFrom('unsubscribe_links').where('member_id', '=', id).execute()
  },
}
