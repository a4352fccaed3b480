import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import type { Config } from '#server/config.ts'
import { loadOnce } from '#server/load-once.ts'

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

/** How long a mail server may take at each step, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

/**
 * One open connection for mails that follow each other. A mail whose connection breaks is not resent automatically: it
 * may have arrived, so the outbox decides.
 */
const POOL = { pool: true, maxConnections: 1, maxRequeues: 0, idleTimeout: 15_000 } as const

/** The transport that the settings name: SMTP, or one file a mail under DATA_DIR/outbox. */
export function openMailer(config: Config, note: (line: string) => void): Mailer {
  return config.smtpUrl === undefined ? fileMailer(config, note) : smtpMailer(config, config.smtpUrl, note)
}

function smtpMailer(config: Config, url: string, note: (line: string) => void): Mailer {
  let opened: Transporter | undefined
  const open = loadOnce(async () => {
    const { createTransport } = await loadLibrary()
    opened = createTransport({ url, ...POOL, ...TIMEOUTS }, sender(config))
    return opened
  })
  return {
    send: async (mail) => {
      await (await open()).sendMail(message(mail))
      note(`mail handed to the mail server: ${mail.messageId}`)
    },
    close: async () => opened?.close(),
  }
}

function fileMailer(config: Config, note: (line: string) => void): Mailer {
  const open = loadOnce(async () => {
    const { createTransport } = await loadLibrary()
    return createTransport({ streamTransport: true, buffer: true }, sender(config))
  })
  const folder = join(config.dataDir, 'outbox')
  return {
    send: async (mail) => {
      const { message: bytes } = await (await open()).sendMail(message(mail))
      // Readable only by their owner: they may contain links that set a password.
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${mail.messageId.split('@')[0]}.eml`)
      await writeFile(`${file}.part`, bytes as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      note(`mail written to a file: ${file}`)
    },
    close: async () => undefined,
  }
}

/** The sender and the reply address of every mail. */
function sender({ mailFrom, contactEmail }: Config) {
  return { from: mailFrom, ...(contactEmail === undefined ? {} : { replyTo: contactEmail }) }
}

/** Loaded on first use: it takes megabytes, and an idle server sends nothing (docs/decisions/009). */
const loadLibrary = () => import('nodemailer')

function message({ messageId, to, subject, text, html, unsubscribeUrl, language }: OutgoingMail) {
  return {
    messageId: `<${messageId}>`,
    // Passed as one mailbox, so that no address is ever parsed out of a text that a person wrote.
    to: { name: '', address: to },
    // A name may look like an encoded word, which a mail program would decode to another text.
    subject: subject.replaceAll('=?', '= ?'),
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      ...(unsubscribeUrl === null
        ? {}
        : { 'List-Unsubscribe': `<${unsubscribeUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
    },
  }
}
