import type { ErrorAnswer } from 'contract/common'
import type { Said } from 'contract/invitations'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { emailHash } from './email-hash.ts'
import { isSuppressed } from './suppressions.ts'
import { createUnsubscribeLink } from './unsubscribe.ts'

describeEachDatabase('unsubscribing', (database) => {
  let testApp: TestApp
  const routes: RouteOptions[] = []
  beforeAll(async () => {
    testApp = await startTestApp(database(), {}, (server) => {
      server.addHook('onRoute', (route) => {
        routes.push(route)
      })
    })
  })
  afterAll(() => testApp.app.close())

  let counted = 0
  const aLink = async () => {
    const email = `reader-${++counted}@example.com`
    const url = await database().write((db) => createUnsubscribeLink(db, testApp.deps, emailHash(email)))
    return { email, path: new URL(url).pathname }
  }
  /** As a mail program does: neither cookie nor origin. */
  const post = (url: string, headers: Record<string, string> = {}, payload?: string | Buffer) =>
    testApp.app.inject({ method: 'POST', url, headers, ...(payload === undefined ? {} : { payload }) })

  test('is one click of a mail program, whatever form it sends (RFC 8058)', async () => {
    const form = 'List-Unsubscribe=One-Click'
    const multipart = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
    for (const [headers, payload] of [
      [{ 'content-type': 'application/x-www-form-urlencoded' }, form],
      [{ 'content-type': 'multipart/form-data; boundary=x' }, multipart],
      [{ 'content-type': 'application/json' }, '{}'],
      [{ 'content-type': 'application/json' }, ''],
      [{ 'content-type': 'text/plain' }, form],
      [{ origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }, undefined],
      [{}, undefined],
    ] as const) {
      const { email, path } = await aLink()
      const answer = await post(path, headers as Record<string, string>, payload)
      expect([headers, answer.statusCode]).toEqual([headers, 200])
      expect(answer.json<Said>().message).toMatch(/won’t get any more invitations/)
      expect(await isSuppressed(database().read, email.toUpperCase())).toBe(true)
    }
  })

  test('may be done again, and is not done by looking', async () => {
    const { email, path } = await aLink()
    await testApp.call('GET', path)
    await testApp.call('HEAD', path)
    expect(await isSuppressed(database().read, email)).toBe(false)
    expect((await post(path)).statusCode).toBe(200)
    expect((await post(path)).statusCode).toBe(200)
  })

  test('knows only whole links (LINK_NOT_FOUND), stored as hashes', async () => {
    const { path } = await aLink()
    const token = path.split('/').at(-1) ?? ''
    expect(token).toMatch(/^[\w-]{43}$/)
    for (const wrong of [token.slice(0, -1), 'x'.repeat(43), `${token}x`, 'a'.repeat(90)]) {
      const answer = await post(`/unsubscribe/${wrong}`)
      expect([answer.statusCode, answer.json<ErrorAnswer>().code]).toEqual([404, 'LINK_NOT_FOUND'])
    }
    const rows = await database().read.selectFrom('unsubscribe_links').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('has one link for an address, however many emails it stands in', async () => {
    const links = () => database().read.selectFrom('unsubscribe_links').selectAll().execute()
    const address = emailHash(`often-${++counted}@example.com`)
    const before = (await links()).length
    const made = await Promise.all(
      Array.from({ length: 5 }, () => database().write((db) => createUnsubscribeLink(db, testApp.deps, address))),
    )
    expect(new Set(made).size).toBe(1)
    expect(await links()).toHaveLength(before + 1)
  })

  test('takes no large body (TOO_LARGE)', async () => {
    const { path } = await aLink()
    const answer = await post(path, { 'content-type': 'text/plain' }, 'x'.repeat(5_000))
    expect(answer.statusCode).toBe(413)
  })

  test('is the only write that asks neither for a session nor for where it comes from', async () => {
    const writes = routes
      .flatMap(({ method, url }) => [method].flat().map((each) => ({ method: each as 'POST', url })))
      .filter(({ method }) => !['GET', 'HEAD', 'OPTIONS'].includes(method))
    expect(writes.length).toBeGreaterThan(20)
    const administrator = await testApp.administrator()
    const exempt: string[] = []
    for (const { method, url } of writes) {
      const path = url.replace('/users/:id', `/users/${administrator.user.id}`).replaceAll(/:\w+/g, '1')
      const headers = { cookie: administrator.cookie, origin: 'https://evil.example' }
      const answer = await testApp.app.inject({ method, url: path, headers })
      if (answer.json<ErrorAnswer>().code !== 'FOREIGN_ORIGIN') exempt.push(`${method} ${url}`)
    }
    expect(exempt).toEqual(['POST /unsubscribe/:token'])
  })
})
