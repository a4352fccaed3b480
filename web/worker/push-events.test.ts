import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenForPush } from './push-events.ts'

const ORIGIN = 'https://example.com'
const MESSAGE = {
  title: 'Today: 5 questions to review.',
  body: 'Start when it suits you.',
  lang: 'en',
  dir: 'ltr',
  tag: 'reminder',
  path: '/dashboard',
  stop: { label: 'Stop reminders', path: '/api/stop-reminders/m.sign' },
}

/** A worker as far as reminders need it, and what they did with it. */
function aWorker() {
  const listeners = new Map<string, (event: unknown) => void>()
  const subscription = { unsubscribe: vi.fn(), toJSON: () => ({ endpoint: 'e', keys: { p256dh: 'p', auth: 'a' } }) }
  const pushManager = { getSubscription: vi.fn(async () => subscription), subscribe: vi.fn(async () => subscription) }
  const showNotification = vi.fn(async (_title: string, _options?: object) => undefined)
  const clients = { matchAll: vi.fn(async (): Promise<object[]> => []), openWindow: vi.fn(async () => null) }
  const scope = {
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    registration: { showNotification, pushManager },
    clients,
    location: { origin: ORIGIN },
  }
  listenForPush(scope as unknown as ServiceWorkerGlobalScope)
  const send = async (name: string, event: object = {}) => {
    let work: Promise<unknown> = Promise.resolve()
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise
    }
    listeners.get(name)?.({ ...event, waitUntil })
    await work
  }
  const press = (data: object | null, action = '') =>
    send('notificationclick', { action, notification: { close: () => undefined, data } })
  return { send, press, showNotification, clients, subscription, pushManager }
}

function aTab(path: string) {
  const navigate = vi.fn(async () => null)
  return { url: ORIGIN + path, navigate, focus: vi.fn(async () => ({ navigate })) }
}

const fetched = vi.fn<(path: string, init?: RequestInit) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

describe('a push', () => {
  it('is shown in its language, with a button that ends reminders', async () => {
    const { send, showNotification } = aWorker()
    await send('push', { data: { json: () => MESSAGE } })
    const [title, options] = showNotification.mock.calls[0] ?? []
    expect(title).toBe(MESSAGE.title)
    expect(options).toMatchObject({ body: MESSAGE.body, lang: 'en', dir: 'ltr', tag: 'reminder' })
    expect(options).toMatchObject({ actions: [{ action: 'stop', title: 'Stop reminders' }] })
  })

  it.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('{') }],
    ['null', { json: () => null }],
    ['something else', { json: () => ({ title: 5 }) }],
  ])('with %s in it shows a notification all the same', async (_name, data) => {
    const { send, showNotification } = aWorker()
    await send('push', { data })
    expect(showNotification).toHaveBeenCalledWith('Whistlestop', { tag: 'reminder' })
  })
})

describe('a press', () => {
  it('opens the page where there is no tab', async () => {
    const { press, clients } = aWorker()
    await press(MESSAGE)
    expect(clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/dashboard`)
  })

  it('shows the tab that is on the page already', async () => {
    const { press, clients } = aWorker()
    const [other, tab] = [aTab('/people'), aTab('/dashboard?mission=1')]
    clients.matchAll.mockResolvedValue([other, tab])
    await press(MESSAGE)
    expect(tab.focus).toHaveBeenCalledOnce()
    expect(clients.openWindow).not.toHaveBeenCalled()
    expect([other.focus, other.navigate, tab.navigate].flatMap(({ mock }) => mock.calls)).toEqual([])
  })

  it('leads no tab away from another page, where something may not be saved', async () => {
    const { press, clients } = aWorker()
    const tab = aTab('/people')
    clients.matchAll.mockResolvedValue([tab])
    await press(MESSAGE)
    expect(clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/dashboard`)
    expect(tab.navigate).not.toHaveBeenCalled()
  })

  it.each([
    'https://evil.example/x',
    '//evil.example/x',
    'javascript:alert(1)',
    '\\\\evil.example',
    'data:text/html,x',
  ])('never leads to %s', async (path) => {
    const { press, clients } = aWorker()
    await press({ ...MESSAGE, path })
    expect(clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/dashboard`)
  })
})

describe('the button that ends reminders', () => {
  it('tells the server, withdraws the subscription and says so', async () => {
    const { press, subscription, showNotification, clients } = aWorker()
    fetched.mockResolvedValue(Response.json({ message: 'You won’t get any more reminders.' }))
    await press(MESSAGE, 'stop')
    expect(fetched).toHaveBeenCalledWith(`${ORIGIN}/api/stop-reminders/m.sign`, { method: 'POST' })
    expect(subscription.unsubscribe).toHaveBeenCalled()
    expect(showNotification.mock.calls[0]?.[0]).toBe('You won’t get any more reminders.')
    expect(clients.openWindow).not.toHaveBeenCalled()
  })

  it.each([
    ['is out of reach', () => Promise.reject(new TypeError('offline'))],
    ['refuses', () => Promise.resolve(Response.json({}, { status: 404 }))],
  ])('opens the account page where the server %s', async (_name, answer) => {
    const { press, clients, subscription } = aWorker()
    fetched.mockImplementation(answer)
    await press(MESSAGE, 'stop')
    expect(clients.openWindow).toHaveBeenCalledWith(`${ORIGIN}/account#reminders`)
    expect(subscription.unsubscribe).not.toHaveBeenCalled()
  })
})

describe('a subscription that the browser changes', () => {
  it('is told to the server with the new keys', async () => {
    const { send, pushManager } = aWorker()
    fetched.mockResolvedValueOnce(Response.json({ id: 'm' }))
    fetched.mockResolvedValueOnce(Response.json({ publicKey: 'key', devices: [] }))
    fetched.mockResolvedValueOnce(Response.json({}, { status: 201 }))
    await send('pushsubscriptionchange')
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' })
    expect(fetched.mock.calls[2]?.[0]).toBe('/api/users/m/push-devices')
    expect(fetched.mock.calls[2]?.[1]?.body).toBe(JSON.stringify({ endpoint: 'e', p256dh: 'p', auth: 'a' }))
  })

  it('is left as it is for who is logged out', async () => {
    const { send, pushManager } = aWorker()
    fetched.mockResolvedValue(Response.json({}, { status: 401 }))
    await send('pushsubscriptionchange')
    expect(pushManager.subscribe).not.toHaveBeenCalled()
  })
})
