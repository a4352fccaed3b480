import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail as a mail server sees it: to whom it really goes, and what was written. */
export type ReceivedMail = {
  recipients: string[]
  /** As they came, in the order they stand, unfolded: what a parser would overlook or put right must not be there. */
  headers: [name: string, value: string][]
  /** As a person's program reads it. */
  email: Email
  /** Without its brackets. */
  messageId: string
}

/** What the server says no to, with a code: 4xx for now, 5xx for good. */
type Answers = {
  atRecipient?: (address: string) => number | undefined
  atMail?: (mail: ReceivedMail) => Promise<number | undefined> | number | undefined
}

/** A real mail server on a port of its own that keeps what it takes. */
export async function startSmtpServer(answers: Answers = {}) {
  const received: ReceivedMail[] = []
  /** Every address that was named, taken or not. */
  const named: string[] = []
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, callback) => {
      named.push(address)
      callback(refusalOf(answers.atRecipient?.(address)))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address)
        const mail = { recipients, ...(await read(Buffer.concat(chunks))) }
        const refusal = refusalOf(await answers.atMail?.(mail))
        if (!refusal) received.push(mail)
        callback(refusal)
      })
    },
  })
  // A client that is killed leaves a broken socket behind.
  server.on('error', () => undefined)
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    named,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>

function refusalOf(responseCode: number | undefined): Error | null {
  if (responseCode === undefined) return null
  return Object.assign(new Error('not\u0007 today'), { responseCode })
}

async function read(source: Buffer): Promise<Omit<ReceivedMail, 'recipients'>> {
  const email = await PostalMime.parse(source)
  return {
    headers: headersOf(source.toString('utf8')),
    email,
    messageId: email.messageId?.replaceAll(/[<>]/g, '') ?? '',
  }
}

/** A lone CR or LF ends a line here, too, because some programs take it for the end. */
function headersOf(source: string): ReceivedMail['headers'] {
  const lines = source
    .slice(0, source.indexOf('\r\n\r\n'))
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split(/\r\n|[\r\n]/)
  return lines.map((line) => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
}

/** Both parts of a received mail. @throws when one of them is missing or empty */
export function partsOf({ email: { text, html } }: ReceivedMail): { text: string; html: string } {
  if (!text || !html) throw new Error(`A mail has no ${text ? 'HTML' : 'plain text'}.`)
  return { text, html }
}
