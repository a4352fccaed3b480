export { composeMail, type MailText } from './compose-mail.ts'
export { deleteExpiredMails } from './delete-expired-mails.ts'
export { emailHash, everyHashOf, provedEmailHash } from './email-hash.ts'
export {
  deleteHeldMailsOf,
  deleteUnsentInvitationsOf,
  enqueueMail,
  releaseMailsOf,
} from './enqueue-mail.ts'
export { type Mailer, type OutgoingMail, openMailer } from './open-mailer.ts'
export { outboxState } from './outbox-queries.ts'
export { personalData } from './personal-data.ts'
export { sendDueMails } from './send-due-mails.ts'
export { startSendingMail } from './start-sending-mail.ts'
export { isSuppressed, suppress } from './suppressions.ts'
export { createUnsubscribeLink } from './unsubscribe.ts'
export { writeDueNotices } from './write-due-notices.ts'
