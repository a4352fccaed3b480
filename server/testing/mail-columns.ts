import type { Schema } from '#server/database/schema.ts'

type MailTable = 'leads' | 'mails' | 'suppressions' | 'unsubscribe_links'

/** The columns of emails and of leads: a part of `TABLE_COLUMNS`. */
export const MAIL_COLUMNS: { [Table in MailTable]: Record<keyof Schema[Table], true> } = {
  leads: {
    id: true,
    name: true,
    email: true,
    email_hash: true,
    phone: true,
    source: true,
    language: true,
    consent_text: true,
    consent_source: true,
    owner_id: true,
    pool_state: true,
    confirm_hash: true,
    confirm_sent_at: true,
    taken_by: true,
    delivery_id: true,
    do_not_contact_at: true,
    created_at: true,
  },
  mails: {
    id: true,
    kind: true,
    member_id: true,
    to_address: true,
    to_hash: true,
    subject: true,
    language: true,
    text: true,
    html: true,
    unsubscribe_url: true,
    state: true,
    tries: true,
    next_try_at: true,
    claimed_until: true,
    last_error: true,
    created_at: true,
    sent_at: true,
    notification_id: true,
  },
  suppressions: { email_hash: true, reason: true, created_at: true },
  unsubscribe_links: { token_hash: true, email_hash: true, member_id: true, topic: true, created_at: true },
}
