import type { CalendarFeed, NewCalendarFeed, Person } from 'contract/people'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aPerson } from '#server/testing/people.ts'
import { startTestApp, type TestApp, type TestMember } from '#server/testing/test-app.ts'
import { type CalendarEvent, writeCalendar } from './calendar-file.ts'

const DAY = 24 * 3_600_000

/** As a reader of RFC 5545 takes it: lines unfolded, then texts without escapes. */
function linesOf(file: string): string[] {
  expect(file.endsWith('\r\n')).toBe(true)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u)
  return file.replaceAll('\r\n ', '').trimEnd().split('\r\n')
}

function summariesIn(file: string): string[] {
  return linesOf(file)
    .filter((line) => line.startsWith('SUMMARY:'))
    .map((line) => line.slice('SUMMARY:'.length).replaceAll(/\\(.)/g, (_, sign) => (sign === 'n' ? '\n' : sign)))
}

describe('a calendar file', () => {
  const event = (summary: string): CalendarEvent => ({ id: 'a', date: '2026-12-31', summary, changedAt: 0 })

  test('has a day for each next step, to the end of the year', () => {
    expect(linesOf(writeCalendar('People', 'example.com', [event('Ana: Call')]))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Whistlestop//People//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'X-WR-CALNAME:People',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      'BEGIN:VEVENT',
      'UID:a@example.com',
      'DTSTAMP:19700101T000000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Ana: Call',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
    ])
  })

  test.each([
    ['signs with a meaning', 'a\\b;c,d:e"f'],
    ['lines that would be lines of the file', 'a\nEND:VEVENT\nBEGIN:VEVENT'],
    ['a long text', 'x'.repeat(500)],
    ['characters of several octets at every fold', '🌻é字'.repeat(60)],
  ])('keeps %s', (_, summary) => {
    expect(summariesIn(writeCalendar('People', 'example.com', [event(summary)]))).toEqual([summary])
  })

  test('without events still has a component', () => {
    expect(linesOf(writeCalendar('People', 'example.com', [])).filter((line) => line.startsWith('BEGIN'))).toEqual([
      'BEGIN:VCALENDAR',
      'BEGIN:VTIMEZONE',
      'BEGIN:STANDARD',
    ])
  })
})

describeEachDatabase('the calendar feed', (database) => {
  let testApp: TestApp
  let member: TestMember
  beforeAll(async () => {
    testApp = await startTestApp(database())
  })
  beforeEach(async () => {
    member = await testApp.register()
  })
  afterAll(() => testApp.app.close())

  const own = () => `/api/users/${member.user.id}/calendar`
  const make = async () => {
    const { statusCode, body } = await testApp.call<NewCalendarFeed>('POST', own(), member)
    expect(statusCode).toBe(201)
    return new URL(body.url).pathname
  }
  const feed = (path: string, headers: Record<string, string> = {}) =>
    testApp.app.inject({ url: path, headers: { host: 'localhost:3000', ...headers } })
  const isOn = async () => (await testApp.call<CalendarFeed>('GET', own(), member)).body.madeAt !== null
  const add = (body: object) => testApp.call<Person>('POST', `/api/users/${member.user.id}/people`, { ...member, body })

  test('needs no session, and names nobody by more than the first name', async () => {
    await add({ name: 'Zora Quist', notes: 'Allergic', how: 'Choir', nextStep: 'Ask about Rome', nextOn: '2026-03-09' })
    await add({ name: 'Overdue Person', nextOn: '2026-01-01' })
    await add({ name: 'Nothing Planned' })
    await add({ name: 'Over Said', state: 'no', nextOn: '2026-03-09' })
    const path = await make()
    expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/)
    const { statusCode, headers, body } = await feed(path)
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(summariesIn(body)).toEqual(['Talk to Overdue', 'Zora: Ask about Rome'])
    expect(linesOf(body).filter((line) => line.startsWith('DTSTART;'))).toEqual([
      'DTSTART;VALUE=DATE:20260302',
      'DTSTART;VALUE=DATE:20260309',
    ])
    expect(body).not.toMatch(/Quist|Allergic|Choir|Nothing|Said/)
  })

  test('is the same until something changes (304)', async () => {
    await add({ name: 'Ana', nextOn: '2026-03-09' })
    const path = await make()
    const { etag = '' } = (await feed(path)).headers
    const same = await feed(path, { 'if-none-match': `W/${etag}` })
    expect([same.statusCode, same.body]).toEqual([304, ''])
    await aPerson(testApp.deps, member.user.id, { next_on: Math.floor(testApp.clock.now / DAY) })
    expect((await feed(path, { 'if-none-match': `${etag}` })).statusCode).toBe(200)
  })

  test('is stored as a hash', async () => {
    const path = await make()
    const token = path.slice('/calendar/'.length, -'.ics'.length)
    expect(JSON.stringify(await database().read.selectFrom('calendar_feeds').selectAll().execute())).not.toContain(
      token,
    )
  })

  test('ends when it is renewed or switched off', async () => {
    const [first, second] = [await make(), await make()]
    expect([(await feed(first)).statusCode, (await feed(second)).statusCode]).toEqual([404, 200])
    expect((await testApp.call('DELETE', own(), member)).statusCode).toBe(204)
    expect([(await feed(second)).statusCode, await isOn()]).toEqual([404, false])
  })

  test('ends with a changed password, and with the other sessions', async () => {
    const changed = { current: member.password, password: 'second-class' }
    const path = await make()
    await testApp.call('POST', `/api/users/${member.user.id}/password`, { ...member, body: changed })
    expect([(await feed(path)).statusCode, await isOn()]).toEqual([404, false])
    const next = await make()
    await testApp.call('DELETE', `/api/users/${member.user.id}/sessions`, member)
    expect((await feed(next)).statusCode).toBe(404)
  })

  test('is nobody’s while the member is suspended, and after the account is deleted', async () => {
    const path = await make()
    const suspend = (at: number | null) =>
      database().write((db) =>
        db.updateTable('members').set({ suspended_at: at }).where('id', '=', member.user.id).execute(),
      )
    await suspend(1)
    expect((await feed(path)).statusCode).toBe(404)
    await suspend(null)
    expect((await feed(path)).statusCode).toBe(200)
    await testApp.call('DELETE', `/api/users/${member.user.id}`, { ...member, body: { password: member.password } })
    expect((await feed(path)).statusCode).toBe(404)
  })

  test.each([
    ['x', 404],
    [`${'x'.repeat(43)}.ics`, 404],
    ['x'.repeat(43), 404],
    ['x'.repeat(5_000), 404],
    ['..%2f..', 404],
    ['%00.ics', 400],
  ])('isn’t at %s', async (file, status) => {
    expect((await feed(`/calendar/${file}`)).statusCode).toBe(status)
  })

  test('guesses are counted, and those who know an address are still answered', async () => {
    const limited = await startTestApp(database(), { rateLimits: true })
    const path = await make()
    const from = (url: string) =>
      limited.app.inject({ url, remoteAddress: '203.0.113.77', headers: { host: 'localhost:3000' } })
    const guesses: number[] = []
    for (let index = 0; index < 62; index++) {
      guesses.push((await from(`/calendar/${String(index).padStart(43, 'x')}.ics`)).statusCode)
    }
    expect(guesses.filter((status) => status === 404)).toHaveLength(60)
    expect(guesses.slice(60)).toEqual([429, 429])
    expect((await from(path)).statusCode).toBe(200)
    await limited.app.close()
  })
})
