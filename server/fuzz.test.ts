import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import fc from 'fast-check'
import type { RouteOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { administratorLink } from '#server/features/accounts/public.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse, aMaterial, aMember, aQuiz } from '#server/testing/factories.ts'
import { complaintAbout } from '#server/testing/fuzz-answers.ts'
import { type FuzzRequest, requestsTo } from '#server/testing/fuzz-requests.ts'
import { contactTokenIn, giveTokens, mailsTo } from '#server/testing/leads.ts'
import { mailedToken } from '#server/testing/mail-links.ts'
import { aFolder } from '#server/testing/program.ts'
import type { Hints } from '#server/testing/schema-arbitrary.ts'
import { type Method, startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** How many requests each call gets, over all roles, and from which seed they are drawn. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 150)
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_302)
/** So many are under way at once, fewer than would make the program refuse passwords for being busy. */
const AT_ONCE = 24

const ROLES = ['visitor', 'member', 'administrator'] as const

describeEachDatabase('whatever is sent', (database) => {
  let testApp: TestApp
  const routes: RouteOptions[] = []
  const folder = aFolder()
  beforeAll(async () => {
    testApp = await startTestApp(database(), { dataDir: folder }, (server) => {
      server.addHook('onRoute', (route) => {
        routes.push(route)
      })
    })
  })
  afterAll(async () => {
    await testApp.app.close()
    rmSync(folder, { recursive: true })
  })

  // PostgreSQL without a server has one slow connection; what only it would refuse, fewer requests find, too.
  const requestsACall = () => (database().engine === 'sqlite' ? REQUESTS : Math.ceil(REQUESTS / 3))

  test('is answered as the contract says, and each call succeeds at least once', { timeout: 300_000 }, async () => {
    const failures: string[] = []
    const unreached: string[] = []
    for (const route of callsIn(routes)) {
      let successes = 0
      for (const role of ROLES) {
        for (const { request, answer } of await exchange(testApp, route, role, requestsACall() / ROLES.length)) {
          const complaint = complaintAbout(route, request, answer)
          const what = () => `${complaint}: ${role} ${nameOf(route)} ${JSON.stringify(request)} ${answer.payload}`
          if (complaint !== undefined) failures.push(what().slice(0, 1_000))
          if (answer.statusCode < 300) successes += 1
        }
      }
      if (successes === 0) unreached.push(nameOf(route))
    }
    expect(failures.slice(0, 5)).toEqual([])
    expect(unreached).toEqual([])
  })
})

/** Reading first, so that lists are short; what takes things away last. */
function callsIn(routes: readonly RouteOptions[]): RouteOptions[] {
  const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  return routes
    .filter(({ method, url, schema }) => url.startsWith('/api/') && schema && !schema.hide && method !== 'HEAD')
    .sort((a, b) => order.indexOf(String(a.method)) - order.indexOf(String(b.method)))
}

function nameOf({ method, url }: RouteOptions): string {
  return `${method} ${url}`
}

/** Somebody to send as, with things of their own, and the values that lead there. */
async function castFor(
  testApp: TestApp,
  { url }: RouteOptions,
  role: (typeof ROLES)[number],
): Promise<{ cookie: string; hints: Hints }> {
  const { database } = testApp.deps
  const administrator = await testApp.administrator()
  const member = role === 'administrator' ? administrator : await testApp.register()
  await giveTokens(database, member.user.id, 100)
  const courses = [await aCourse(database), await aCourse(database), await aCourse(database, { is_public: 0 })]
  const quizzes = await Promise.all([courses[0]?.id ?? 0, courses[2]?.id ?? 0, null].map((id) => aQuiz(database, id)))
  const material = await aMaterial(database, courses[0]?.id ?? 0)
  const courseIds = courses.map(({ id }) => id)
  const exported = `/api/admin/courses/${courses[0]?.id}/export`
  const { payload: yaml } = await testApp.call('GET', exported, { cookie: administrator.cookie })
  const texts = (ids: readonly number[]) => ids.map(String)
  const link = await administratorLink(testApp.deps, administrator.email)
  const hints = {
    userId: [member.user.id],
    'missions:id': ['1'],
    'courses:id': texts(courseIds),
    'course-materials:id': [String(material.id)],
    'quizzes:id': texts(quizzes.map(({ id }) => id)),
    ':courseId': texts(courseIds),
    ':quizId': texts(quizzes.map(({ id }) => id)),
    courseId: [...courseIds, ...texts(courseIds)],
    quizId: quizzes.map(({ id }) => id),
    missionId: [1, 2],
    email: [member.email],
    password: [member.password],
    yaml: [yaml],
    current: [member.password],
    ':code': [member.user.inviteCode],
    'members:id': [(await aMember(database, { tokens: 50, leaderboard_pts: 50 })).id],
    'referrals:id': [await aHeldReferral(database, member.user.id)],
    'mail:id': [await aFailedMail(database)],
    ':token': [await contactToken(testApp)],
    ':key': ['talk-to-10', 'roi'],
    token: [url.endsWith('/reset-password') ? link?.split('token=')[1] : await verificationToken(testApp)],
  }
  return { cookie: role === 'visitor' ? '' : member.cookie, hints }
}

async function aHeldReferral(database: Database, sponsorId: string): Promise<string> {
  const { id } = await aMember(database, { sponsor_id: sponsorId })
  const referral = { invited_id: id, sponsor_id: sponsorId, state: 'held' as const, created_at: 0 }
  await database.write((db) => db.insertInto('referrals').values(referral).execute())
  return id
}

async function aFailedMail(database: Database): Promise<string> {
  const id = randomBytes(12).toString('base64url')
  const said = { subject: 'Hello', text: 'Hello', html: 'Hello', last_error: 'gone' }
  const mail = { id, kind: 'invitation' as const, to_address: 'a@people.example', ...said }
  const row = { ...mail, state: 'failed' as const, tries: 8, next_try_at: 0, created_at: 0 }
  await database.write((db) => db.insertInto('mails').values(row).execute())
  return id
}

async function contactToken(testApp: TestApp): Promise<string> {
  const email = `${randomBytes(6).toString('hex')}@people.example`
  await testApp.call('POST', '/api/leads', { body: { name: 'Ada Weber', email, consent: true } })
  const [mail] = await mailsTo(testApp.deps.database, email)
  return contactTokenIn(mail ?? { text: '' })
}

async function verificationToken(testApp: TestApp): Promise<string> {
  const { cookie, email } = await testApp.register()
  await testApp.call('POST', '/api/auth/send-verification', { cookie })
  return mailedToken(testApp, email, 'verify-email')
}

/** Sends a call so many requests as somebody in this role. */
async function exchange(testApp: TestApp, route: RouteOptions, role: (typeof ROLES)[number], count: number) {
  const { cookie, hints } = await castFor(testApp, route, role)
  const requests = fc.sample(requestsTo(route, hints), { numRuns: Math.ceil(count), seed: SEED })
  const answered: Awaited<ReturnType<typeof send>>[] = []
  for (let start = 0; start < requests.length; start += AT_ONCE) {
    const group = requests.slice(start, start + AT_ONCE)
    answered.push(...(await Promise.all(group.map((request) => send(testApp, route, request, cookie)))))
  }
  return answered
}

async function send(testApp: TestApp, { method }: RouteOptions, request: FuzzRequest, cookie: string) {
  const { url, headers, payload } = request
  const answer = await testApp.app.inject({
    method: String(method) as Exclude<Method, 'HEAD'>,
    url,
    headers: { 'sec-fetch-site': 'same-origin', ...headers, ...(cookie ? { cookie } : {}) },
    ...(payload === undefined ? {} : { payload }),
  })
  return { request, answer }
}
