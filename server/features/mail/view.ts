import type { FailedMail } from 'contract/administration'
import type { failedMails } from './outbox-queries.ts'

type FailedMailRow = Awaited<ReturnType<typeof failedMails>>[number]

export function failedMailView(mail: FailedMailRow): FailedMail {
  return {
    id: mail.id,
    kind: mail.kind,
    to: mail.to_address,
    subject: mail.subject,
    tries: mail.tries,
    lastError: mail.last_error ?? '',
    createdAt: new Date(mail.created_at).toISOString(),
  }
}
