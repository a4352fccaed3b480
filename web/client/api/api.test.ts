import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { get, post, postOnce } from '#web/client/api/api.ts'
import { ApiError, sentenceOf } from '#web/client/api/api-error.ts'
import { storedUser, storeUser } from '#web/client/session/stored-user.ts'
import { hasCookieHint } from '#web/client/session/visitor-hint.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'

async function failure(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`expected an ApiError, got ${String(error)}`)
  return error
}

describe('a call', () => {
  it('sends cookies, asks for JSON and sends its body as JSON', async () => {
    const [call] = await calling(() => post('/api/auth/login', { email: 'a@b', password: 'secret' }))
    expect(call?.body).toEqual({ email: 'a@b', password: 'secret' })
    expect(call?.init.credentials).toBe('include')
    expect(call?.init.headers).toEqual({ Accept: 'application/json', 'Content-Type': 'application/json' })
  })

  it('says nothing about a body where there is none', async () => {
    const [call] = await calling(() => post('/api/auth/login'))
    expect(call?.init.headers).toEqual({ Accept: 'application/json' })
  })

  it('gives undefined for an answer without content', async () => {
    fakeApi({ 'POST /api/auth/logout': { status: 204 } })
    expect(await post('/api/auth/logout')).toBeUndefined()
  })
})

describe('a failed call', () => {
  it('has the message {status}: {body} and keeps sentence, code and status apart', async () => {
    const reply = refusal(409, 'EMAIL_TAKEN', 'There is already an account with this email.')
    fakeApi({ 'POST /api/auth/register': reply })
    const error = await failure(post('/api/auth/register', {}))
    expect(error.message).toBe(`409: ${JSON.stringify(reply.body)}`)
    expect(error.sentence).toBe('There is already an account with this email.')
    expect(error.code).toBe('EMAIL_TAKEN')
    expect(error.status).toBe(409)
  })

  it('falls back to the status text where the body is empty', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502, statusText: 'Bad Gateway' }))
    const error = await failure(get('/api/missions'))
    expect(error.message).toBe('502: Bad Gateway')
    expect(sentenceOf(error, 'An error occurred')).toBe('An error occurred')
  })

  it('takes no sentence from a page that is not ours', async () => {
    fakeApi({ 'GET /api/missions': { status: 504, body: '<h1>Gateway Timeout</h1>' } })
    const error = await failure(get('/api/missions'))
    expect(error.message).toBe('504: <h1>Gateway Timeout</h1>')
    expect(error.sentence).toBeUndefined()
  })

  it('knows how long to wait', async () => {
    const reply = refusal(429, 'TOO_MANY_ATTEMPTS', 'Too many tries.')
    fakeApi({ 'GET /api/missions': { ...reply, headers: { 'Retry-After': '90' } } })
    expect((await failure(get('/api/missions'))).retryAfter).toBe(90)
  })

  it('says plainly that nothing could be reached', async () => {
    fakeApi({ 'GET /api/missions': new TypeError('Failed to fetch') })
    const error = await failure(get('/api/missions'))
    expect(error.status).toBe(0)
    expect(error.sentence).toBe('We couldn’t reach Whistlestop. Check your connection and try again.')
  })

  it('says so when the browser is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fakeApi({ 'GET /api/missions': new TypeError('Failed to fetch') })
    expect((await failure(get('/api/missions'))).sentence).toMatch(/^You seem to be offline/)
  })

  it('refuses a success that is not JSON', async () => {
    fakeApi({ 'GET /api/missions': { body: '<!doctype html>' } })
    expect((await failure(get('/api/missions'))).sentence).toBe('We couldn’t read the response. Please try again.')
  })
})

describe('a write of which nobody knows whether it was saved', () => {
  const SAYS = 'We couldn’t confirm that it was saved. Reload to check.'
  const unknown = refusal(503, 'UNCONFIRMED', SAYS)
  const kept = { body: { tokens: 45 } }
  const PATH = '/api/users/u-1/redeem-reward'

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  it.each([unknown, { status: 502, body: '<h1>Bad Gateway</h1>' }, { status: 504, body: '' }])(
    'is sent again with the same key, and then answered as if nothing had happened',
    async (lost) => {
      const answers = [lost, lost, kept]
      const calls = fakeApi({ [`POST ${PATH}`]: () => answers.shift() ?? kept })
      const asked = postOnce(PATH, 'one-key', { rewardType: 'social_posts' })
      await vi.advanceTimersByTimeAsync(4_000)
      expect(await asked).toEqual({ tokens: 45 })
      expect(calls.map(({ init }) => new Headers(init.headers).get('idempotency-key'))).toEqual([
        'one-key',
        'one-key',
        'one-key',
      ])
    },
  )

  it('says so when it stays unknown', async () => {
    const calls = fakeApi({ [`POST ${PATH}`]: { status: 502, body: '<h1>Bad Gateway</h1>' } })
    const asked = failure(postOnce(PATH, 'one-key'))
    await vi.advanceTimersByTimeAsync(4_000)
    expect((await asked).sentence).toBe(SAYS)
    expect(calls).toHaveLength(3)
  })

  it('is not sent again where that could have a second effect', async () => {
    const calls = fakeApi({ 'POST /api/quizzes': unknown })
    expect((await failure(post('/api/quizzes', {}))).sentence).toBe(SAYS)
    expect(calls).toHaveLength(1)
  })

  it('is one whose answer did not come in time', async () => {
    fakeApi({ 'POST /api/quizzes': Object.assign(new Error('Timed out'), { name: 'TimeoutError' }) })
    expect((await failure(post('/api/quizzes', {}))).sentence).toBe(SAYS)
  })

  it('is not one that was refused because nothing can be saved', async () => {
    const calls = fakeApi({ [`POST ${PATH}`]: refusal(503, 'BUSY', 'We can’t save anything right now.') })
    expect((await failure(postOnce(PATH, 'one-key'))).sentence).toBe('We can’t save anything right now.')
    expect(calls).toHaveLength(1)
  })
})

describe('a 401', () => {
  beforeEach(() => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store
    document.cookie = 'signed_in=1; Path=/'
  })

  it('clears the stored user and the cookie hint', async () => {
    storeUser(aUser())
    fakeApi({ 'GET /api/leaderboard': refusal(401, 'NOT_SIGNED_IN', 'Please log in to continue.') })
    await failure(get('/api/leaderboard'))
    expect(storedUser()).toBeNull()
    expect(hasCookieHint()).toBe(false)
  })

  it('keeps the stored user when only a password was wrong', async () => {
    storeUser(aUser())
    fakeApi({ 'POST /api/auth/login': refusal(401, 'WRONG_CREDENTIALS', 'No match.') })
    await failure(post('/api/auth/login', {}))
    expect(storedUser()).not.toBeNull()
  })

  it('that is older than a login leaves the new user alone', async () => {
    const answer = held()
    fakeApi({ 'GET /api/leaderboard': answer.reply })
    const asked = failure(get('/api/leaderboard'))
    storeUser(aUser({ name: 'New Here' }))
    answer.release(refusal(401, 'NOT_SIGNED_IN', 'Please log in to continue.'))
    await asked
    expect(storedUser()?.name).toBe('New Here')
    expect(hasCookieHint()).toBe(true)
  })
})

async function calling(call: () => Promise<unknown>) {
  const calls = fakeApi({ 'POST /api/auth/login': { body: {} } })
  await call()
  return calls
}
