import { hash } from 'node:crypto'
import type { Db, Transaction } from '#server/database/database.ts'
import type { MailKind } from '#server/database/tables/mail.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { composeMail, type MailText } from './compose-mail.ts'
import { emailHash } from './email-hash.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { isSuppressed } from './suppressions.ts'

/**
 * Emails to members that are not about their own account. `lead-withdrawn` is none of them: we have to tell everybody who
 * holds a person's details that the person has withdrawn.
 */
const NOTICES = ['referral-paid', 'referral-held'] as const satisfies MailKind[]

type Notice = {
  kind: (typeof NOTICES)[number]
  reader: { id: string; email: string }
  /** Who caused it; null for a stranger. */
  causedBy: string | null
  subject: string
  text: MailText
}

/** Writes to a member, unless they have switched such emails off. Each has a link that does so with one press. */
export async function enqueueNotice(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  notice: Notice,
): Promise<void> {
  const { kind, reader, causedBy, subject, text } = notice
  if (!(await wantsNotices(db, reader.id)) || (await isSuppressed(db, reader.email))) return
  const unsubscribeUrl = await createStopLink(db, deps, reader)
  const footer = [...text.footer, { label: 'Stop emails about referrals', url: unsubscribeUrl }]
  const mail = { kind, memberId: causedBy, to: reader.email, subject, unsubscribeUrl }
  await enqueueMail(db, deps, { ...mail, ...composeMail({ ...text, footer }) })
}

async function createStopLink(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  { id, email }: Notice['reader'],
): Promise<string> {
  const token = deps.randomBytes(32).toString('base64url')
  const link = {
    token_hash: hash('sha256', token),
    email_hash: emailHash(email),
    member_id: id,
    created_at: deps.now(),
  }
  await db.insertInto('unsubscribe_links').values(link).execute()
  // The page says what it stops before the button is pressed.
  return `${deps.config.publicUrl}/unsubscribe/${token}?for=notices`
}

export async function wantsNotices(db: Db, memberId: string): Promise<boolean> {
  const members = db.selectFrom('members').select('wants_notices').where('id', '=', memberId)
  return (await members.executeTakeFirst())?.wants_notices === 1
}

/** Stores a member's choice. Switched off, notices that have not left yet are deleted. */
export async function chooseNotices(db: Transaction, memberId: string, isWanted: boolean): Promise<void> {
  const member = await db
    .updateTable('members')
    .set({ wants_notices: isWanted ? 1 : 0 })
    .where('id', '=', memberId)
    .returning('email')
    .executeTakeFirst()
  if (isWanted || member === undefined) return
  await db
    .deleteFrom('mails')
    .where('to_hash', '=', emailHash(member.email))
    .where('kind', 'in', NOTICES)
    .where('state', '!=', 'sent')
    .execute()
}
