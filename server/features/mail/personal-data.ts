import type { ExpressionBuilder, Selectable } from 'kysely'
import type { Schema } from '#server/database/schema.ts'
import { canonicalKey } from '#server/email-key.ts'
import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { provedEmailHash } from './email-hash.ts'

export const personalData: PersonalData = {
  tables: ['mails', 'unsubscribe_links'],
  /** Of mails to others, only invitations are shown, because the member wrote them. */
  async export(db, member) {
    const mails = await db
      .selectFrom('mails')
      .select(['kind', 'subject', 'to_address', 'state', 'created_at', 'sent_at'])
      .where(isOf(member))
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return {
      mails: mails.map(({ kind, subject, to_address, state, created_at, sent_at }) => ({
        kind,
        subject,
        to: kind === 'invitation' || canonicalKey(to_address) === canonicalKey(member.email) ? to_address : null,
        state,
        createdAt: isoTime(created_at),
        sentAt: isoTime(sent_at),
      })),
    }
  },
  /** Also the links that stop their notices. */
  async erase(db, member) {
    await db.deleteFrom('mails').where(isOf(member)).execute()
    await db.deleteFrom('unsubscribe_links').where('member_id', '=', member.id).execute()
  },
}

/** Matches mails stored under the member's id, sent to their proved address, or about their news at any address. */
function isOf(member: Pick<Selectable<Schema['members']>, 'id' | 'email' | 'email_verified_at'>) {
  return ({ eb, or, selectFrom }: ExpressionBuilder<Schema, 'mails'>) => {
    const news = selectFrom('notifications').where('notifications.member_id', '=', member.id)
    return or([
      eb('member_id', '=', member.id),
      eb('to_hash', '=', provedEmailHash(member)),
      eb('notification_id', 'in', news.select('notifications.id')),
    ])
  }
}
