import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'

const { MAILBOX = '', MAIL_PORT = '0' } = process.env

/** A real mail server for the time of the journeys: what it takes lies in MAILBOX, a file a mail. @returns how to stop it */
export default async function openMailbox(): Promise<() => Promise<void>> {
  let count = 0
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        count += 1
        writeFileSync(join(MAILBOX, `${String(count).padStart(6, '0')}.eml`), Buffer.concat(chunks))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(Number(MAIL_PORT), '127.0.0.1', resolve))
  return () => new Promise((resolve) => server.close(() => resolve()))
}
