/** A mail as it leaves: one person, plain text and HTML. */
export type OutgoingMail = {
  /** Without its brackets; the same at every try. */
  messageId: string
  to: string
  subject: string
  /** A BCP 47 tag. */
  language: string
  text: string
  html: string
  /** The address at which one click stops further mails of this kind (RFC 8058). */
  unsubscribeUrl: string | null
}

/** How mails leave: by SMTP, or into files where none is set. */
export type Mailer = {
  /** @throws when the mail was not accepted; it is tried again later */
  send(mail: OutgoingMail): Promise<void>
  close(): Promise<void>
}
