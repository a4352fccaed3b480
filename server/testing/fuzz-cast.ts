import { writeConversation } from 'content/load-conversations'
import type { RouteOptions } from 'fastify'
import type { Database } from '#server/database/database.ts'
import { administratorLink } from '#server/features/accounts/public.ts'
import { stopPath } from '#server/features/reminders/stop-reminders.ts'
import { consentText } from '#server/testing/consent-text.ts'
import { AN_EXAMPLE, aConversation } from '#server/testing/conversations.ts'
import { aCourse, aLesson, aMaterial, aMember, aQuiz, aReviewCard, aVideo } from '#server/testing/factories.ts'
import { aRecruit, aVolunteer } from '#server/testing/first-days.ts'
import { confirmTokenIn, contactTokenIn, giveTokens, mailsTo } from '#server/testing/leads.ts'
import { mailedToken } from '#server/testing/mail-links.ts'
import { aPerson, aTalk } from '#server/testing/people.ts'
import { aBrowser, aDevice, sessionHashOf } from '#server/testing/push-devices.ts'
import { bothSidesOfHelp } from '#server/testing/rescues.ts'
import type { Hints } from '#server/testing/schema-arbitrary.ts'
import type { TestApp, TestMember } from '#server/testing/test-app.ts'
import { aTranslation } from '#server/testing/translations.ts'

export const ROLES = ['visitor', 'member', 'administrator'] as const
export type Role = (typeof ROLES)[number]

/** Reading first, so that lists are short; what takes things away last. */
export function callsIn(routes: readonly RouteOptions[]): RouteOptions[] {
  const order = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']
  return routes
    .filter(({ method, url, schema }) => url.startsWith('/api/') && schema && !schema.hide && method !== 'HEAD')
    .sort((a, b) => order.indexOf(String(a.method)) - order.indexOf(String(b.method)))
}

export function nameOf({ method, url }: RouteOptions): string {
  return `${method} ${url}`
}

/** Somebody to send as, with things of their own, and the values that lead there. */
export async function castFor(
  testApp: TestApp,
  { url }: RouteOptions,
  role: Role,
): Promise<{ cookie: string; hints: Hints }> {
  const { database } = testApp.deps
  const administrator = await testApp.administrator()
  const member = role === 'administrator' ? administrator : await testApp.register()
  await giveTokens(database, member.user.id, 100)
  const courses = [await aCourse(database), await aCourse(database), await aCourse(database, { is_public: 0 })]
  const lessons = [
    await aLesson(database, courses[0]?.id ?? 0),
    await aLesson(database, courses[0]?.id ?? 0, { is_draft: 1 }),
    await aLesson(database, courses[2]?.id ?? 0),
  ]
  const quizzes = [
    await aQuiz(database, courses[0]?.id ?? 0),
    await aQuiz(database, courses[2]?.id ?? 0),
    await aQuiz(database, null),
    await aQuiz(database, null, { lesson_id: lessons[0]?.id ?? null }),
  ]
  const [due] = quizzes
  if (due !== undefined) await aReviewCard(database, member.user.id, due)
  const finished = { member_id: member.user.id, mission_id: 2, completed_at: testApp.deps.now() }
  await database.write((db) => db.insertInto('mission_completions').values(finished).execute())
  const material = await aMaterial(database, courses[0]?.id ?? 0)
  const filmed = [await aCourse(database), await aCourse(database)]
  const videos = [await aVideo(database, filmed[0]?.id ?? 0), await aVideo(database, filmed[1]?.id ?? 0)]
  const courseIds = courses.map(({ id }) => id)
  const exported = `/api/admin/courses/${courses[0]?.id}/export`
  const { payload: yaml } = await testApp.call('GET', exported, { cookie: administrator.cookie })
  const { slug } = await aConversation(database)
  const { rescueId, helpedId } = await bothSidesOfHelp(database, member.user.id, testApp.deps.now())
  const texts = (ids: readonly number[]) => ids.map(String)
  const link = await administratorLink(testApp.deps, administrator.email)
  const hints = {
    userId: [member.user.id],
    'missions:id': ['1'],
    'courses:id': texts(courseIds),
    'course-materials:id': [String(material.id)],
    'lessons:id': texts(lessons.map(({ id }) => id)),
    ':lessonId': texts(lessons.map(({ id }) => id)),
    lessonId: lessons.map(({ id }) => id),
    cards: [[{ kind: 'do', text: 'Say hello to one person.' }]],
    'quizzes:id': texts(quizzes.map(({ id }) => id)),
    ':courseId': texts(url.includes('/course-videos/') ? filmed.map(({ id }) => id) : courseIds),
    videoId: videos,
    stretches: [[[0, 10]], []],
    captions: ['WEBVTT\n\n00:01.000 --> 00:02.000\nHello', null],
    ':quizId': texts(quizzes.map(({ id }) => id)),
    courseId: [...courseIds, ...texts(courseIds)],
    quizId: quizzes.map(({ id }) => id),
    missionId: [1, 2],
    slug: [slug, `${slug}-copy`],
    ':slug': [slug],
    script: [AN_EXAMPLE.script],
    version: [1],
    replies: [AN_EXAMPLE.script.model],
    course: texts(courseIds),
    mission: ['1', '2'],
    from: ['2026-03-02', '2026-03-09'],
    to: ['2026-03-08', '2026-03-09'],
    email: [member.email],
    password: [member.password],
    yaml: [url.includes('/conversations/') ? writeConversation(AN_EXAMPLE) : yaml],
    current: [member.password],
    ':code': [member.user.inviteCode],
    // With as much as one adjustment may take.
    'members:id': [(await aMember(database, { tokens: 100_000, leaderboard_pts: 100_000 })).id],
    'referrals:id': [await aHeldReferral(database, member.user.id)],
    'mail:id': [await aFailedMail(testApp)],
    'claim-reports:id': [await aClaimReport(testApp)],
    ':token': [contactTokenIn(await leadMail(testApp))],
    ':key': ['talk-to-10', 'roi'],
    ':rescueId': [url.includes('/help/') ? helpedId : rescueId],
    ...(await othersOf(testApp, member.user.id, url)),
    ':source': ['mission:2', 'lesson:1'],
    ...(await devicesOf(testApp, member)),
    token: [
      url.endsWith('/reset-password')
        ? link?.split('token=')[1]
        : url.endsWith('/leads/confirm')
          ? confirmTokenIn(await leadMail(testApp))
          : await verificationToken(testApp),
    ],
  }
  return { cookie: role === 'visitor' ? '' : member.cookie, hints }
}

async function devicesOf({ deps }: TestApp, { user, cookie }: TestMember) {
  const { endpoint, p256dh, auth } = aBrowser()
  return {
    ':deviceId': [await aDevice(deps.database, user.id, sessionHashOf(cookie))],
    ':stopToken': [(await stopPath(deps.database.read, user.id)).split('/').at(-1)],
    endpoint: [endpoint],
    p256dh: [p256dh],
    auth: [auth],
  }
}

async function othersOf(testApp: TestApp, memberId: string, url: string) {
  const { database } = testApp.deps
  return {
    ...(await aTalkedTo(testApp, memberId)),
    ...(await firstDaysOf(database, memberId)),
    ...(await aTranslated(database)),
    consentLanguage: ['en'],
    consentText: [consentText(url.endsWith('/volunteer') ? 'volunteer' : 'progress')],
  }
}

async function aTranslated(database: Database) {
  await aTranslation(database, { kind: 'mission', entity: 1 })
  const texts = ['title', 'description', 'content'].map((path) => ({ path, text: 'Una parada' }))
  const entry = { kind: 'mission', id: '1', shape: null, texts: [] }
  return {
    ':language': ['es'],
    ':kind': ['mission'],
    ':entity': ['1'],
    language: ['es'],
    texts: [texts],
    entries: [[], [entry]],
  }
}

async function firstDaysOf(database: Database, memberId: string) {
  const { id: volunteerId } = await aVolunteer(database, memberId)
  return {
    ':step': ['why', 'call', 'welcome', 'look-in'],
    recruitId: [await aRecruit(database, memberId)],
    volunteerId: [volunteerId],
  }
}

async function aTalkedTo({ deps }: TestApp, memberId: string) {
  const personId = await aPerson(deps, memberId)
  return { ':personId': [personId], ':talkId': [await aTalk(deps, memberId, personId)] }
}

async function aHeldReferral(database: Database, sponsorId: string): Promise<string> {
  const { id } = await aMember(database, { sponsor_id: sponsorId })
  const referral = { invited_id: id, sponsor_id: sponsorId, state: 'held' as const, created_at: 0 }
  await database.write((db) => db.insertInto('referrals').values(referral).execute())
  return id
}

async function aFailedMail({ deps: { database, randomBytes } }: TestApp): Promise<string> {
  const id = randomBytes(12).toString('base64url')
  const said = { subject: 'Hello', text: 'Hello', html: 'Hello', last_error: 'gone' }
  const mail = { id, kind: 'invitation' as const, to_address: 'a@people.example', to_hash: '', ...said }
  const row = { ...mail, state: 'failed' as const, tries: 8, next_try_at: 0, created_at: 0 }
  await database.write((db) => db.insertInto('mails').values(row).execute())
  return id
}

async function aClaimReport({ deps: { database, randomBytes } }: TestApp): Promise<string> {
  const id = randomBytes(12).toString('base64url')
  const said = { claim: 'Everybody earns a thousand a month', seen_where: 'In a post' }
  const row = { id, ...said, email: null, email_hash: null, created_at: 0, handled_at: null }
  await database.write((db) => db.insertInto('claim_reports').values(row).execute())
  return id
}

async function leadMail(testApp: TestApp): Promise<{ text: string }> {
  const email = `${testApp.deps.randomBytes(6).toString('hex')}@people.example`
  await testApp.call('POST', '/api/leads', { body: { name: 'Ada Weber', email, consent: true } })
  const [mail] = await mailsTo(testApp.deps.database, email)
  return mail ?? { text: '' }
}

async function verificationToken(testApp: TestApp): Promise<string> {
  const { cookie, email } = await testApp.register()
  await testApp.call('POST', '/api/auth/send-verification', { cookie })
  return mailedToken(testApp, email, 'verify-email')
}
