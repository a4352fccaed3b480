import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { deleteExpiredMails } from './delete-expired-mails.ts'
import { emailHash } from './email-hash.ts'
import { enqueueMail, type NewMail, releaseMailsOf } from './enqueue-mail.ts'
import type { OutgoingMail } from './open-mailer.ts'
import { sendDueMails } from './send-due-mails.ts'
import { startSendingMail } from './start-sending-mail.ts'
import { suppress } from './suppressions.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let counted = 0

describeEachDatabase('the outbox', (database) => {
  const clock = { now: Date.parse('2026-03-02T09:00:00Z') }
  const now = () => clock.now
  let sent: OutgoingMail[]
  let answer: (mail: OutgoingMail) => Promise<void>
  const operator = { OPERATOR_NAME: 'Ana', POSTAL_ADDRESS: 'Leeds' }
  const config = loadConfig({ PUBLIC_URL: 'https://whistlestop.example', ...operator })
  const mailer = { send: (mail: OutgoingMail) => answer(mail), close: async () => undefined }
  const parts = () => ({ config, database: database(), mailer, now, randomBytes })

  beforeEach(async () => {
    sent = []
    answer = async (mail) => void sent.push(mail)
    await database().write((db) => db.deleteFrom('mails').execute())
  })

  const refuse = (error: object) => {
    answer = async () => {
      throw Object.assign(new Error('451 not\r\n\u0007 today'), error)
    }
  }

  test('sends a mail once, with a Message-ID made of its id and our host, and forgets its text', async () => {
    const id = await enqueue(database(), now(), { unsubscribeUrl: 'https://whistlestop.example/unsubscribe/x' })
    await sendDueMails(parts())
    await sendDueMails(parts())
    expect(sent.map(({ messageId, to }) => [messageId, to])).toEqual([[`${id}@whistlestop.example`, 'ana@example.com']])
    expect(sent[0]?.text).toMatch(/^Hello\n\nWhistlestop at /)
    expect(sent[0]?.html).toMatch(/^<p>Hello<\/p>\n<p[^>]*>Whistlestop at /)
    expect(await mailBy(database(), id)).toMatchObject({
      state: 'sent',
      sent_at: now(),
      text: '',
      html: '',
      unsubscribe_url: null,
    })
  })

  test('tries eight times over about a day, each pause longer, under one Message-ID, and then gives up', async () => {
    const id = await enqueue(database(), now())
    const tries: number[] = []
    const ids = new Set<string>()
    const start = now()
    answer = async ({ messageId }) => {
      tries.push((now() - start) / MINUTE)
      ids.add(messageId)
      throw Object.assign(new Error('451 not\r\n\u0007 today'), { responseCode: 451, command: 'RCPT TO' })
    }
    for (let minute = 0; minute < 2 * 24 * 60; minute++) {
      await sendDueMails(parts())
      clock.now += MINUTE
      if (minute > 60) clock.now += 9 * MINUTE
    }
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0))
    expect(tries).toHaveLength(8)
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b))
    expect(pauses[0]).toBe(1)
    expect(tries.at(-1)).toBeGreaterThan(18 * 60)
    expect(tries.at(-1)).toBeLessThan(30 * 60)
    expect(ids.size).toBe(1)
    expect(await mailBy(database(), id)).toMatchObject({ state: 'failed', tries: 8, last_error: '451 not today' })
  })

  test('gives up at once what is refused for good, and keeps trying what our own settings may have caused', async () => {
    for (const [error, state] of [
      [{ responseCode: 550, command: 'RCPT TO', code: 'EENVELOPE' }, 'failed'],
      [{ responseCode: 554, command: 'DATA', code: 'EMESSAGE' }, 'failed'],
      [{ responseCode: 535, command: 'AUTH PLAIN', code: 'EAUTH' }, 'waiting'],
      [{ responseCode: 553, command: 'MAIL FROM', code: 'EENVELOPE' }, 'waiting'],
      [{ responseCode: 450, command: 'RCPT TO', code: 'EENVELOPE' }, 'waiting'],
      [{ code: 'ECONNECTION' }, 'waiting'],
    ] as const) {
      const id = await enqueue(database(), now())
      refuse(error)
      await sendDueMails(parts())
      expect([error, (await mailBy(database(), id)).state]).toEqual([error, state])
    }
  })

  test('asks a mail server that is out of reach once a round, not once a mail', async () => {
    await enqueue(database(), now())
    await enqueue(database(), now())
    let asked = 0
    answer = async () => {
      asked += 1
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ESOCKET' })
    }
    await sendDueMails(parts())
    expect(asked).toBe(1)
  })

  test('leaves a mail to the process that has it, and takes it over when the lease has run out', async () => {
    const id = await enqueue(database(), now())
    const holder = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    answer = async (mail) => {
      sent.push(mail)
      begun.resolve()
      if (sent.length === 1) await holder.promise
    }
    const first = sendDueMails(parts(), { lease: 10 * MINUTE })
    await begun.promise
    clock.now += 9 * MINUTE
    await sendDueMails(parts())
    expect(sent).toHaveLength(1)
    clock.now += 2 * MINUTE
    await sendDueMails(parts())
    expect(sent).toHaveLength(2)
    holder.resolve()
    await first
    expect(await mailBy(database(), id)).toMatchObject({ state: 'sent', tries: 2 })
  })

  test('keeps a claim for as long as a slow mail server takes', async () => {
    const id = await enqueue(database(), now())
    const lease = 30
    answer = async () => {
      const { claimed_until: before } = await mailBy(database(), id)
      clock.now += 10
      await expect.poll(async () => (await mailBy(database(), id)).claimed_until).toBe(before + 10)
    }
    await sendDueMails(parts(), { lease })
    expect(await mailBy(database(), id)).toMatchObject({ state: 'sent', tries: 1 })
  })

  test('does not send twice what was sent, but could not be noted at once', async () => {
    const id = await enqueue(database(), now())
    let isDown = false
    answer = async (mail) => {
      sent.push(mail)
      isDown = true
    }
    const write: Database['write'] = (unit) => {
      if (!isDown) return database().write(unit)
      isDown = false
      return Promise.reject(new Error('the database has hiccups'))
    }
    await sendDueMails({ ...parts(), database: { ...database(), read: database().read, write } })
    expect(await mailBy(database(), id)).toMatchObject({ state: 'sent' })
    expect(sent).toHaveLength(1)
  })

  test('drops an invitation whose reader has said no since it was written, but no other mail', async () => {
    const to = 'Quiet@Example.com'
    await enqueue(database(), now(), { kind: 'invitation', to })
    await enqueue(database(), now(), { kind: 'lead-welcome', to })
    const wanted = await enqueue(database(), now(), { kind: 'password-link', to })
    await database().write((db) => suppress(db, emailHash('quiet@example.com'), 'unsubscribed', now()))
    await sendDueMails(parts())
    expect(sent.map(({ messageId }) => messageId.split('@')[0])).toEqual([wanted])
    expect(await mailIds(database())).toEqual([wanted])
  })

  test('holds mail back until its sender has proved an address', async () => {
    const { id: memberId } = await aMember(database())
    await enqueue(database(), now(), { memberId, isHeld: true })
    await sendDueMails(parts())
    expect(sent).toEqual([])
    await database().write((db) => releaseMailsOf(db, memberId, now()))
    await sendDueMails(parts())
    expect(sent).toHaveLength(1)
  })

  test('is swept: sent after 30 days, given up after 90, held after 30, and never what waits', async () => {
    const start = now()
    const done = await enqueue(database(), start)
    await sendDueMails(parts())
    refuse({ responseCode: 550, command: 'RCPT TO' })
    const failed = await enqueue(database(), start)
    await sendDueMails(parts())
    const held = await enqueue(database(), start, { isHeld: true })
    const waiting = await enqueue(database(), start)
    const leftAfter = async (days: number) => {
      await deleteExpiredMails({ database: database(), now: () => start + days * DAY })
      return (await mailIds(database())).sort()
    }
    expect(await leftAfter(29)).toEqual([done, failed, held, waiting].sort())
    expect(await leftAfter(31)).toEqual([failed, waiting].sort())
    expect(await leftAfter(89)).toEqual([failed, waiting].sort())
    expect(await leftAfter(91)).toEqual([waiting])
  })

  let stop = async () => {}
  afterEach(() => stop())

  test('is worked through while the program runs; at a stop, the current mail arrives and no other begins', async () => {
    await enqueue(database(), now())
    await enqueue(database(), now())
    const begun = Promise.withResolvers<void>()
    const mayArrive = Promise.withResolvers<void>()
    answer = async (mail) => {
      begun.resolve()
      await mayArrive.promise
      sent.push(mail)
    }
    stop = startSendingMail(parts(), { warn: () => undefined })
    await begun.promise
    const stopped = stop()
    mayArrive.resolve()
    await stopped
    expect(sent).toHaveLength(1)
  })

  test('lets a stop wait no longer than it must for a mail server that hangs, and for another process to take over', async () => {
    const id = await enqueue(database(), now())
    const begun = Promise.withResolvers<void>()
    const hangs = Promise.withResolvers<void>()
    answer = () => {
      begun.resolve()
      return hangs.promise
    }
    stop = startSendingMail(parts(), { warn: () => undefined }, 10)
    await begun.promise
    await stop()
    expect(await mailBy(database(), id)).toMatchObject({ state: 'waiting', claimed_until: now() + MINUTE })
    hangs.resolve()
    await expect.poll(async () => (await mailBy(database(), id)).state).toBe('sent')
  })

  test('only logs a database that fails', async () => {
    const logged = Promise.withResolvers<unknown>()
    const now = () => {
      throw new Error('no clock')
    }
    stop = startSendingMail({ ...parts(), now }, { warn: (first: unknown) => logged.resolve(first) })
    expect(await logged.promise).toMatchObject({ err: new Error('no clock') })
  })
})

function enqueue(database: Database, now: number, mail: Partial<NewMail> = {}): Promise<string> {
  const id = `mail-${String(++counted).padStart(4, '0')}`
  const deps = { now: () => now, randomBytes: () => ({ toString: () => id }) } as never
  const whole = {
    kind: 'password-changed',
    memberId: null,
    to: 'ana@example.com',
    subject: 'Hello',
    text: 'Hello',
    html: '<p>Hello</p>',
    ...mail,
  } as const
  return database.write((db) => enqueueMail(db, deps, whole))
}

function mailBy(database: Database, id: string) {
  return database.read.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

async function mailIds(database: Database): Promise<string[]> {
  const rows = await database.read.selectFrom('mails').select('id').orderBy('id').execute()
  return rows.map(({ id }) => id)
}
