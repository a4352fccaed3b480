import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

/** A mail as a mail server sees it: to whom it really goes, and what was written. */
export type ReceivedMail = {
  recipients: string[]
  /** In the order they stand, unfolded; names as they were written. */
  headers: [name: string, value: string][]
  body: string
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
        const mail = { recipients, ...parse(Buffer.concat(chunks).toString('utf8')) }
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

function parse(source: string): Omit<ReceivedMail, 'recipients'> {
  const end = source.indexOf('\r\n\r\n')
  const lines = source
    .slice(0, end)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  const messageId = headers.find(([name]) => name.toLowerCase() === 'message-id')?.[1] ?? ''
  return { headers, body: source.slice(end + 4), messageId: messageId.replaceAll(/[<>]/g, '') }
}

/** The text and HTML of a received mail, as a person's program would show them. */
export function partsOf({ body }: ReceivedMail): { text: string; html: string } {
  const part = (type: string) => {
    const [, encoding = '', coded = ''] =
      new RegExp(
        `Content-Type: ${type}[^\\r]*\\r\\nContent-Transfer-Encoding: (\\S+)\\r\\n\\r\\n(.*?)\\r\\n----`,
        's',
      ).exec(body) ?? []
    return decode(coded, encoding)
  }
  return { text: part('text/plain'), html: part('text/html') }
}

function decode(coded: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(coded, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return coded
  const bytes = coded
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

/** A header's value with its encoded words read. */
export function headerOf({ headers }: ReceivedMail, name: string): string | undefined {
  const value = headers.find(([each]) => each.toLowerCase() === name.toLowerCase())?.[1]
  return value
    ?.replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, coded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : decode(coded.replaceAll('_', ' '), 'quoted-printable'),
    )
}
