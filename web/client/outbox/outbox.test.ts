import type { ErrorAnswer } from 'contract/common'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#web/client/api/api-error.ts'
import { clearUser, storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { browser, OFFLINE, POST_STATION, POST_TALK, STATION, TALK } from '#web/testing/outbox.ts'
import type { Intent, KeptAct } from './act-store.ts'
import { heldRuns, holdRun } from './finished-run.ts'
import { WAITS } from './waits.ts'

const headersOf = ({ init }: { init: RequestInit }) => new Headers(init.headers)
const keysOf = (calls: { init: RequestInit }[]) => calls.map((call) => headersOf(call).get('idempotency-key'))
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? [error.status, error.sentence] : error),
  )

beforeEach(() => storeUser(aUser()))

describe('an act', () => {
  it('is sent with a key and its answer comes back; nothing is kept', async () => {
    const calls = fakeApi({ [POST_TALK]: { body: { talkId: 't' } } })
    const outbox = browser()()
    expect(await outbox.act(TALK)).toEqual({ talkId: 't' })
    expect(calls.map(({ body }) => body)).toEqual([{ outcome: 'listened' }])
    expect(headersOf(calls[0] as never).get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/)
    // Done a moment ago, so the server's clock tells the day.
    expect(headersOf(calls[0] as never).has('acted-at')).toBe(false)
    expect(await outbox.actsOf('u-maya')).toEqual([])
  })

  it('is stored before it is sent, so that a killed page loses nothing', async () => {
    const answer = held()
    fakeApi({ [POST_TALK]: answer.reply })
    const open = browser()
    void open().act(TALK)
    await vi.waitFor(async () => expect(await open().actsOf('u-maya')).toHaveLength(1))
    answer.release({ body: {} })
  })

  it('is said to be kept while it is sent', async () => {
    const answer = held()
    fakeApi({ [POST_TALK]: answer.reply })
    const onKept = vi.fn()
    const sent = browser()({ onKept }).act(TALK)
    await vi.waitFor(() => expect(onKept).toHaveBeenCalledOnce())
    answer.release({ body: {} })
    await sent
  })

  it('waits where nothing is reached, and is sent later with its key and moment', async () => {
    let isUp = false
    const calls = fakeApi({ [POST_TALK]: () => (isUp ? { body: {} } : Promise.reject(OFFLINE)) })
    const open = browser()
    const outbox = open()
    expect(await outbox.act(TALK)).toBe(WAITS)
    await vi.waitFor(() => expect(outbox.state).toMatchObject({ isStuck: true, waiting: [{ name: 'Ana' }] }))
    const [{ at = 0 } = {}] = await outbox.actsOf('u-maya')
    isUp = true
    vi.spyOn(Date, 'now').mockReturnValue(at + 3_600_000)
    const sent: unknown[] = []
    // Another visit.
    const later = open({ onSent: (acts) => sent.push(...acts.map(({ act }) => act.kind)) })
    await later.send()
    expect(sent).toEqual(['talk'])
    expect(new Set(keysOf(calls)).size).toBe(1)
    expect(calls.map((call) => headersOf(call).get('acted-at'))).toEqual([null, new Date(at).toISOString()])
    expect(later.state).toEqual({ waiting: [], refused: [], isStuck: false })
  })

  it.each([refusal(503, 'UNCONFIRMED', 'Perhaps.'), { status: 502, body: '' }, { status: 504, body: '' }])(
    'waits where nobody knows whether it was saved',
    async (lost) => {
      fakeApi({ [POST_TALK]: lost })
      const outbox = browser()()
      expect(await outbox.act(TALK)).toBe(WAITS)
    },
  )

  it.each([refusal(401, 'NOT_SIGNED_IN', 'Log in.'), refusal(403, 'NOT_YOURS', 'Not yours.')])(
    'waits for its member’s next login where the session has ended: $status',
    async (no) => {
      fakeApi({ [POST_TALK]: no })
      const open = browser()
      expect(await open().act(TALK)).toBe(WAITS)
      storeUser(aUser())
      const calls = fakeApi({ [POST_TALK]: { body: {} } })
      await open().send()
      expect(calls.map(({ body }) => body)).toEqual([{ outcome: 'listened' }])
    },
  )

  it.each([
    refusal(409, 'TALKS_FULL', 'Full.'),
    refusal(429, 'TOO_MANY_ATTEMPTS', 'Wait.'),
    refusal(503, 'BUSY', 'Busy.'),
  ])('that the server answered with no fails as ever, and is not kept', async (no) => {
    fakeApi({ [POST_TALK]: no })
    const outbox = browser()()
    expect(await failureOf(outbox.act(TALK))).toEqual([no.status, (no.body as ErrorAnswer).message])
    expect(await outbox.actsOf('u-maya')).toEqual([])
  })
})

describe('what waits', () => {
  /** Acts that were done without a connection, in a browser that was closed since. */
  async function left(...intents: Intent[]) {
    fakeApi(Object.fromEntries(intents.map((intent) => [intent === TALK ? POST_TALK : POST_STATION, OFFLINE])))
    const open = browser()
    const before = open()
    for (const intent of intents) expect(await before.act(intent)).toBe(WAITS)
    return open
  }
  const pathsOf = (calls: { path: string }[]) => calls.map(({ path }) => path.split('/').at(-1))

  it('leaves in the order it was done', async () => {
    const open = await left(STATION, STATION, TALK)
    const calls = fakeApi({ [POST_TALK]: { body: {} }, [POST_STATION]: { body: {} } })
    await open().send()
    expect(pathsOf(calls)).toEqual(['complete-mission', 'complete-mission', 'talks'])
  })

  it('leaves once, though two tabs send', async () => {
    const open = await left(STATION, TALK)
    const calls = fakeApi({ [POST_TALK]: { body: {} }, [POST_STATION]: { body: {} } })
    await Promise.all([open().send(), open().send(), open().send()])
    expect(pathsOf(calls)).toEqual(['complete-mission', 'talks'])
  })

  it('tells the tab that did it, whichever tab sends it', async () => {
    const open = await left(STATION)
    const answer = held()
    fakeApi({ [POST_STATION]: answer.reply, [POST_TALK]: { body: { talkId: 't' } } })
    const sending = open().send()
    const acted = open().act(TALK)
    answer.release({ body: {} })
    await sending
    expect(await acted).toEqual({ talkId: 't' })
  })

  it.each([
    OFFLINE,
    refusal(401, 'NOT_SIGNED_IN', 'Log in.'),
    refusal(403, 'NOT_YOURS', 'Not yours.'),
    refusal(429, 'TOO_MANY_REQUESTS', 'Wait.'),
    refusal(500, 'INTERNAL', 'Oh.'),
    refusal(503, 'BUSY', 'Busy.'),
  ])('stops at the first that the server can’t take now, and keeps all', async (problem) => {
    const open = await left(STATION, TALK)
    const calls = fakeApi({ [POST_STATION]: problem, [POST_TALK]: { body: {} } })
    await open().send()
    expect(pathsOf(calls)).toEqual(['complete-mission'])
    expect(await open().actsOf('u-maya')).toHaveLength(2)
  })

  it('is known to every tab', async () => {
    const open = await left(STATION)
    const other = open()
    fakeApi({ [POST_STATION]: OFFLINE })
    await open().send()
    await vi.waitFor(() => expect(other.state).toMatchObject({ isStuck: true, waiting: [{ kind: 'station' }] }))
  })

  it('knows how long the server wants it to wait', async () => {
    const open = await left(STATION)
    fakeApi({ [POST_STATION]: { ...refusal(429, 'TOO_MANY_REQUESTS', 'Wait.'), headers: { 'Retry-After': '90' } } })
    const outbox = open()
    await outbox.send()
    expect(outbox.retryAfter).toBe(90_000)
  })

  it('and is refused stays with the server’s sentence, lets the others pass, and can be dropped', async () => {
    const open = await left(STATION, TALK)
    fakeApi({ [POST_STATION]: refusal(409, 'MISSION_LOCKED', 'Finish the one before.'), [POST_TALK]: { body: {} } })
    const outbox = open()
    await outbox.send()
    expect(outbox.state).toMatchObject({
      waiting: [],
      refused: [{ kind: 'station', refusal: 'Finish the one before.' }],
    })
    const calls = fakeApi({})
    await outbox.send()
    expect(calls).toEqual([])
    await outbox.drop(outbox.state.refused[0] as KeptAct)
    expect(outbox.state.refused).toEqual([])
  })

  it('is not sent without a session, nor under the session of somebody else', async () => {
    const open = await left(STATION)
    const calls = fakeApi({})
    clearUser()
    await open().send()
    storeUser(aUser({ id: 'u-ben' }))
    await open().send()
    expect(calls).toEqual([])
    expect(await open().actsOf('u-maya')).toHaveLength(1)
  })

  it('stays when somebody else logs in while it is on its way', async () => {
    const open = await left(STATION)
    const answer = held()
    const calls = fakeApi({ [POST_STATION]: answer.reply })
    const sending = open().send()
    await vi.waitFor(() => expect(calls).toHaveLength(1))
    storeUser(aUser({ id: 'u-ben' }))
    answer.release(refusal(404, 'MISSION_NOT_FOUND', 'Gone.'))
    await sending
    expect(await open().actsOf('u-maya')).toMatchObject([{ kind: 'station' }])
    expect((await open().actsOf('u-maya'))[0]?.refusal).toBeUndefined()
  })

  it('of others is erased, and of everybody', async () => {
    const open = await left(STATION)
    await open().erase('u-maya')
    expect(await open().actsOf('u-maya')).toHaveLength(1)
    await open().erase('u-ben')
    expect(await open().actsOf('u-maya')).toEqual([])
  })

  it('takes over the answers that an earlier version left, once and with their keys', async () => {
    const answer = { quizId: 11, answer: 0 }
    const left = [{ memberId: 'u-maya', key: 'k', at: Date.now(), answer }, { memberId: 'u-ben', key: 'b' }, null, 'x']
    localStorage.setItem('review-answers', JSON.stringify(left))
    const calls = fakeApi({ 'POST /api/users/u-maya/reviews': { body: {} } })
    const outbox = browser()()
    await outbox.takeOver()
    expect(localStorage.getItem('review-answers')).toBeNull()
    await outbox.send()
    await outbox.takeOver()
    await outbox.send()
    expect(calls.map(({ body }) => body)).toEqual([answer])
    expect(keysOf(calls)).toEqual(['k'])
  })

  it('takes over a finished run of a page that was closed, once and with its key; another member’s is gone', async () => {
    const body = { slug: 'a-pan', version: 1, replies: ['tell'] }
    const run = { memberId: 'u-maya', kind: 'practice', body, name: 'A pan', key: 'k', at: Date.now() } as const
    const calls = fakeApi({ 'POST /api/users/u-maya/practice': { body: {} } })
    const outbox = browser()()
    holdRun(run)
    await outbox.takeOver()
    await outbox.send()
    await outbox.takeOver()
    await outbox.send()
    expect(calls.map((call) => call.body)).toEqual([body])
    expect(keysOf(calls)).toEqual(['k'])
    holdRun({ ...run, memberId: 'u-ben' })
    await outbox.erase('u-maya')
    expect(heldRuns()).toEqual([])
  })
})
