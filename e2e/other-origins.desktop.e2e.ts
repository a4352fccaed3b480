import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { administrator, expect, test } from './journey.ts'

type Write = { method: string; path: string }

/** How a page of another origin can make a browser send a write. Each is sent with the cookies that the browser grants. */
const FORGERIES = ['form', 'multipart form', 'urlencoded', 'multipart', 'text', 'no body', 'JSON'] as const

/** Another site's server: its pages are empty. */
let elsewhere: Server
test.beforeAll(async () => {
  elsewhere = createServer((_request, answer) => answer.setHeader('content-type', 'text/html').end('<body>'))
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
})
test.afterAll(() => void elsewhere.close())

// Another port of the same host counts as the same site, as a subdomain does: its requests carry the session.
for (const { host, refusals } of [
  { host: 'localhost', refusals: [403] },
  { host: '127.0.0.1', refusals: [401, 403] },
]) {
  test(`no page of ${host} on another port makes this browser write, in seven ways for each write`, async ({
    page,
    baseURL,
  }) => {
    test.slow()
    await administrator(page, baseURL)
    const me = await (await page.request.get('/api/auth/me')).json()
    const writes = await readWrites(page, me.id)
    expect(writes.length).toBeGreaterThan(40)

    const forger = await page.context().newPage()
    const statuses = await watchStatuses(forger, String(baseURL))
    await forger.goto(`http://${host}:${(elsewhere.address() as AddressInfo).port}/`)
    for (const write of writes) {
      for (const forgery of FORGERIES) await forge(forger, `${baseURL}${write.path}`, write.method, forgery)
    }
    for (const { path } of writes) {
      // A fetch of JSON, or of another method than POST, ends with its preflight.
      const reached = () => statuses.get(path)?.length ?? 0
      await expect.poll(reached, path).toBeGreaterThanOrEqual(FORGERIES.length - 1)
      // Where no POST is known, there is nothing to refuse.
      const isPost = writes.some((write) => write.path === path && write.method === 'POST')
      const allowed = isPost ? refusals : [...refusals, 404]
      expect(
        statuses.get(path)?.filter((status) => !allowed.includes(status)),
        path,
      ).toEqual([])
    }
    expect(await (await page.request.get('/api/auth/me')).json()).toEqual(me)
    await forger.close()
  })
}

/** Of each answer that the browser got, by path: also of those that it keeps from the page that asked. */
async function watchStatuses(page: Page, baseURL: string): Promise<Map<string, number[]>> {
  const statuses = new Map<string, number[]>()
  const add = (url: string, status: number) => {
    const { pathname, origin } = new URL(url)
    if (origin === baseURL) statuses.set(pathname, [...(statuses.get(pathname) ?? []), status])
  }
  // Of fetches it says the status even where the policy of the answer makes them fail.
  const network = await page.context().newCDPSession(page)
  // Its two events about one request come in either order.
  const asked = new Map<string, string>()
  const answered = new Map<string, number>()
  const join = (requestId: string) => {
    const [url, status] = [asked.get(requestId), answered.get(requestId)]
    if (url !== undefined && status !== undefined) add(url, status)
  }
  network.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    if (request.method === 'OPTIONS' || type !== 'Fetch') return
    asked.set(requestId, request.url)
    join(requestId)
  })
  network.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) => {
    answered.set(requestId, statusCode)
    join(requestId)
  })
  await network.send('Network.enable')
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'document') add(answer.url(), answer.status())
  })
  return statuses
}

/** Every write that the program describes, with this member's id and things that nobody has. */
async function readWrites(page: Page, id: string): Promise<Write[]> {
  const { paths } = await (await page.request.get('/api/openapi.json')).json()
  return Object.entries(paths as Record<string, object>).flatMap(([pattern, methods]) => {
    const path = pattern.replace('/users/{id}', `/users/${id}`).replace(/\{\w+\}/g, '1')
    const writing = Object.keys(methods).filter((method) => ['post', 'put', 'patch', 'delete'].includes(method))
    return writing.map((method) => ({ method: method.toUpperCase(), path })).filter(() => path.startsWith('/api/'))
  })
}

/** Resolves when the browser has done with it, however it was answered. */
async function forge(page: Page, url: string, method: string, forgery: (typeof FORGERIES)[number]): Promise<void> {
  if (forgery === 'form' || forgery === 'multipart form') await submit(page, url, forgery)
  else await send(page, url, method, forgery)
}

/** A form whose answer goes into a frame. */
async function submit(page: Page, url: string, forgery: string): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url() === url)
  await page.evaluate(
    ([address, way]) => {
      document.body.innerHTML = '<iframe name="answer"></iframe><form method="post" target="answer"></form>'
      const form = document.querySelector('form')
      if (form === null) return
      form.action = address
      if (way !== 'form') form.enctype = 'multipart/form-data'
      form.submit()
    },
    [url, forgery] as const,
  )
  await answered
}

async function send(page: Page, url: string, method: string, forgery: string): Promise<void> {
  await page.evaluate(
    async ([address, verb, way]) => {
      const parts = new FormData()
      parts.set('isAdmin', 'true')
      const send = (init: RequestInit) =>
        fetch(address, { method: 'POST', credentials: 'include', mode: 'no-cors', ...init }).catch(() => undefined)
      switch (way) {
        case 'urlencoded':
          return void (await send({ body: new URLSearchParams({ isAdmin: 'true' }) }))
        case 'multipart':
          return void (await send({ body: parts }))
        case 'text':
          return void (await send({ body: '{"isAdmin":true}' }))
        case 'no body':
          return void (await send({}))
        default: {
          const headers = { 'content-type': 'application/json' }
          return void (await send({ method: verb, mode: 'cors', headers, body: '{"isAdmin":true}' }))
        }
      }
    },
    [url, method, forgery] as const,
  )
}
