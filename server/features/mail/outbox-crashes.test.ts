import type { ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { size } from '#server/testing/fault-settings.ts'
import { nextMessage, runInProcesses, startWorker } from '#server/testing/processes.ts'
import { startSmtpServer, type TestSmtpServer } from '#server/testing/smtp-server.ts'
import { enqueueMail } from './enqueue-mail.ts'

const WORKER = new URL('../../testing/workers/send-mails.worker.ts', import.meta.url)
const MAILS = size('MAILS', 100, 100)
const KILLS = size('KILLS', 50, 50)

/** In milliseconds: long enough not to expire under a live process on a busy machine. */
const LEASE = 1_000

describeEachSharedDatabase('an outbox that several processes work through', (database, location) => {
  let smtp: TestSmtpServer
  /**
   * When a process is killed: before the mail server has its mail, once it has it but hasn't confirmed, or just after.
   */
  let atRecipient = () => {}
  let atMail = () => {}
  beforeEach(async () => {
    await database().write((db) => db.deleteFrom('mails').execute())
    smtp = await startSmtpServer({ atRecipient: () => void atRecipient(), atMail: () => void atMail() })
  })
  const started: ChildProcess[] = []
  afterEach(async () => {
    for (const sender of started.splice(0)) sender.kill('SIGKILL')
    await smtp.close()
  })

  const states = async () => {
    const rows = await database().read.selectFrom('mails').select('state').execute()
    return new Set(rows.map(({ state }) => state))
  }
  const timesById = () => {
    const times = new Map<string, number>()
    for (const { messageId } of smtp.received) times.set(messageId, (times.get(messageId) ?? 0) + 1)
    return [...times.values()]
  }

  test('sends each mail once when nothing goes wrong', { timeout: 60_000 }, async () => {
    await enqueueMany(database(), MAILS)
    await runInProcesses(2, WORKER, location(), { smtpUrl: smtp.url, lease: 60_000 })
    expect(timesById()).toEqual(Array(MAILS).fill(1))
    expect(await states()).toEqual(new Set(['sent']))
  })

  test(`loses none over ${KILLS} kill -9, and sends none twice but the one a kill caught`, {
    timeout: 180_000,
  }, async () => {
    await enqueueMany(database(), MAILS)
    const input = { smtpUrl: smtp.url, lease: LEASE }
    const start = () => {
      const sender = startWorker(WORKER, location(), input)
      started.push(sender)
      return { sender, ready: nextMessage(sender) }
    }
    // The next ones get ready meanwhile.
    const waiting = [start(), start(), start()]
    for (let kill = 0; kill < KILLS; kill++) {
      const { sender, ready } = waiting.shift() ?? start()
      if (kill < KILLS - 2) waiting.push(start())
      await ready
      await killAt(sender, kill)
    }
    const { sender, ready } = waiting.shift() ?? start()
    await ready
    sender.send('go')
    expect(await nextMessage(sender)).toBe('done')
    const times = timesById()
    expect(times).toHaveLength(MAILS)
    expect(times.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(MAILS + KILLS)
    expect(await states()).toEqual(new Set(['sent']))
  })

  /** Lets a process send and kills it, each time at the next one of three moments. */
  async function killAt(sender: ChildProcess, kill: number): Promise<void> {
    const ended = once(sender, 'exit')
    const end = () => sender.kill('SIGKILL')
    const soon = () => void setTimeout(end, kill % 7)
    atRecipient = kill % 3 === 0 ? end : () => {}
    atMail = kill % 3 === 1 ? end : kill % 3 === 2 ? soon : () => {}
    sender.send('go')
    expect(await ended).toEqual([null, 'SIGKILL'])
    atRecipient = () => {}
    atMail = () => {}
  }
})

function enqueueMany(database: Database, count: number): Promise<void> {
  const deps = { now: Date.now, randomBytes } as never
  return database.write(async (db) => {
    for (let number = 0; number < count; number++) {
      const to = `reader-${number}@example.com`
      const texts = { subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }
      await enqueueMail(db, deps, { kind: 'referral-paid', memberId: null, to, ...texts })
    }
  })
}
