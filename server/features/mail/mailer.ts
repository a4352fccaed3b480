/** A mail as it leaves: one person, plain text and HTML. */
export type OutgoingMail = {
  /** Without its brackets; the same at every try. */
  messageId: string
  to: string
  subject: string
  text: string
  html: string
  /** Where one click ends further mails of this kind (RFC 8058). */
  unsubscribeUrl: string | null
}

/** How mails leave: by SMTP, or into files where none is set. */
export type Mailer = {
  /** @throws when the mail was not taken; it is tried again later */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
