import { writeConversation } from 'content/load-conversations'
import { tokenHash } from '#server/features/sessions/public.ts'
import { consentText } from '#server/testing/consent-text.ts'
import { AN_EXAMPLE, aConversation } from '#server/testing/conversations.ts'
import { aCourse, aLesson, aMaterial, aMember, aQuiz, aReviewCard, aVideo } from '#server/testing/factories.ts'
import { aVolunteer } from '#server/testing/first-days.ts'
import { giveTokens } from '#server/testing/leads.ts'
import { nextNumber } from '#server/testing/numbers.ts'
import { aPerson, aTalk } from '#server/testing/people.ts'
import { aBrowser, aDevice } from '#server/testing/push-devices.ts'
import { bothSidesOfHelp } from '#server/testing/rescues.ts'
import type { Method, TestApp } from '#server/testing/test-app.ts'
import { aTranslation } from '#server/testing/translations.ts'
import { formOf, mp4File, PDF_FILE } from '#server/testing/uploads.ts'

/** Somebody with a session, made without the cost of a password of their own. */
export type Actor = { id: string; cookie: string; sessionHash: string }

/** What can be written. It is created for each request, so that the request succeeds for everyone with the right to it. */
type Target = {
  memberId: string
  courseId: number
  materialId: number
  quizId: number
  slug: string
  lessonId: number
  /** A card of theirs, and one about them that they are asked about. */
  rescueId: string
  helpedId: string
  /** A course with a video of its own, and that video. */
  filmedCourseId: number
  videoId: string
  /** Who is offered to the actor for the first days. */
  volunteerId: string
}

export type WriteRequest = { method: Method; url: string; body: Buffer | undefined; contentType: string | undefined }

const PASSWORD = 'first-class'
const aQuizBody = { question: 'Why?', choices: ['a', 'b', 'c', 'd'], correctAnswer: 0 }
const aCourseBody = { title: 'Talking to people', description: 'How to begin', category: 'training' }
const aLessonBody = { title: 'A', minutes: 4, objective: 'B', content: 'C', cards: [{ kind: 'do', text: 'D' }] }
const A_STATION = ['title', 'description', 'content'].map((path) => ({ path, text: 'Una parada' }))
const CONSENT = { consentText: 'I agree to be contacted.', consentSource: 'A fair' }

const aCourseFile = `title: Talking to people
description: How to begin
category: training
materials: []
quizzes: []
`

type Content = object | Promise<{ body: Buffer; contentType: string }>

/** For each write of members and administrators: what to put in its path, and a body with which it succeeds. */
const WRITES: Readonly<Record<string, (target: Target) => { path?: string; body?: Content }>> = {
  'POST /api/auth/send-verification': () => ({}),
  'POST /api/auth/logout': () => ({}),
  'PATCH /api/users/:id': () => ({ body: { name: 'Another Name' } }),
  'DELETE /api/users/:id': () => ({ body: { password: PASSWORD } }),
  'POST /api/users/:id/password': () => ({ body: { current: PASSWORD, password: 'second-class' } }),
  'POST /api/users/:id/email': () => ({ body: { current: PASSWORD, email: `new${nextNumber()}@example.com` } }),
  'DELETE /api/users/:id/sessions': () => ({}),
  'PUT /api/users/:id/rest': () => ({ body: { from: '2026-03-02', to: '2026-03-08' } }),
  'DELETE /api/users/:id/rest': () => ({}),
  'POST /api/users/:id/challenges/:key/check-in': () => ({ path: 'talk-to-10' }),
  'POST /api/users/:id/complete-mission': () => ({ body: { missionId: 1 } }),
  'POST /api/users/:id/quiz-answer': ({ quizId }) => ({ body: { quizId, answer: 0 } }),
  'POST /api/users/:id/practice': ({ slug }) => ({ body: { slug, version: 1, replies: AN_EXAMPLE.script.model } }),
  'POST /api/users/:id/reviews': ({ quizId }) => ({ body: { quizId, answer: 0 } }),
  'POST /api/users/:id/first-days/:step': () => ({ path: 'call', body: { isDone: true } }),
  'PUT /api/users/:id/first-days/put-away': () => ({ body: { isPutAway: true } }),
  'PUT /api/users/:id/first-days/volunteer': ({ volunteerId }) => ({
    body: { volunteerId, agreed: true, consentText: consentText('volunteer') },
  }),
  'PUT /api/users/:id/volunteering': () => ({ body: { isOn: true } }),
  'POST /api/users/:id/try-its/:source': () => ({ path: 'mission:2', body: { answer: 'yes' } }),
  'POST /api/users/:id/rescues/:rescueId': ({ rescueId }) => ({ path: rescueId, body: { act: 'reached_out' } }),
  'POST /api/users/:id/help/:rescueId': ({ helpedId }) => ({ path: helpedId, body: { answer: 'thanks' } }),
  'POST /api/users/:id/people': () => ({ body: { name: 'Ana Duarte' } }),
  'POST /api/users/:id/people/import': () => ({ body: { people: [{ name: 'Ana Duarte' }] } }),
  'PATCH /api/users/:id/people/:personId': () => ({ body: { notes: 'Likes tea' } }),
  'DELETE /api/users/:id/people/:personId': () => ({}),
  'POST /api/users/:id/people/:personId/talks': () => ({ body: { outcome: 'listened' } }),
  'DELETE /api/users/:id/people/:personId/talks/:talkId': () => ({}),
  'POST /api/users/:id/calendar': () => ({}),
  'DELETE /api/users/:id/calendar': () => ({}),
  'POST /api/users/:id/quiz/:quizId/reset': ({ quizId }) => ({ path: `${quizId}` }),
  'POST /api/users/:id/course-progress/:courseId': ({ courseId }) => ({
    path: `${courseId}`,
    body: { watchTime: 100, isCompleted: true },
  }),
  'POST /api/users/:id/course-videos/:courseId/played': ({ filmedCourseId, videoId }) => ({
    path: `${filmedCourseId}`,
    body: { videoId, stretches: [[0, 10]], at: 10 },
  }),
  'PUT /api/course-videos/:courseId/captions': ({ filmedCourseId }) => ({
    path: `${filmedCourseId}`,
    body: { captions: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello' },
  }),
  'DELETE /api/course-videos/:courseId': ({ filmedCourseId }) => ({ path: `${filmedCourseId}` }),
  'POST /api/course-videos/upload': ({ courseId }) => ({
    body: formOf({ courseId: `${courseId}` }, { content: mp4File() }),
  }),
  'POST /api/users/:id/course-progress/:courseId/reset': ({ courseId }) => ({ path: `${courseId}` }),
  'POST /api/users/:id/lessons/:lessonId/complete': ({ lessonId }) => ({ path: `${lessonId}` }),
  'POST /api/users/:id/invite': () => ({ body: { email: `friend${nextNumber()}@example.org` } }),
  'POST /api/users/:id/notifications/seen': () => ({}),
  'PATCH /api/users/:id/notification-settings': () => ({
    body: { choices: [{ topic: 'joined', way: 'email', isOn: true }] },
  }),
  'POST /api/users/:id/push-devices': () => ({ body: aBrowser() }),
  'DELETE /api/users/:id/push-devices/:deviceId': () => ({}),
  'POST /api/users/:id/redeem-reward': () => ({ body: { rewardType: 'social_posts' } }),
  'PUT /api/admin/marketing-figures/:key': () => ({
    path: 'retention',
    body: { value: '90%', label: 'retention', source: null, isHidden: false },
  }),
  'PUT /api/admin/operator': () => ({
    body: { operatorName: `Line ${nextNumber()}`, postalAddress: '12 High Street' },
  }),
  'PUT /api/admin/income-disclosure': () => ({ body: { text: 'No income.' } }),
  'PUT /api/missions/:id': () => ({
    path: '2',
    body: { title: 'A', description: 'B', content: 'C', tokens: 5, points: 10, unlockAfter: null },
  }),
  'POST /api/courses': () => ({ body: aCourseBody }),
  'PUT /api/courses/:id': ({ courseId }) => ({ path: `${courseId}`, body: aCourseBody }),
  'DELETE /api/courses/:id': ({ courseId }) => ({ path: `${courseId}` }),
  'POST /api/course-materials': ({ courseId }) => ({ body: { courseId, title: 'Reading list', type: 'link' } }),
  'DELETE /api/course-materials/:id': ({ materialId }) => ({ path: `${materialId}` }),
  'POST /api/course-materials/upload': ({ courseId }) => ({
    body: formOf({ courseId: `${courseId}`, title: 'Leaflet' }, { content: PDF_FILE }),
  }),
  'POST /api/admin/courses/import': () => ({ body: { yaml: aCourseFile } }),
  'POST /api/courses/:courseId/lessons': ({ courseId }) => ({ path: `${courseId}`, body: aLessonBody }),
  'PUT /api/lessons/:id': ({ lessonId }) => ({ path: `${lessonId}`, body: aLessonBody }),
  'DELETE /api/lessons/:id': ({ lessonId }) => ({ path: `${lessonId}` }),
  'POST /api/quizzes': () => ({ body: aQuizBody }),
  'PUT /api/quizzes/:id': ({ quizId }) => ({ path: `${quizId}`, body: aQuizBody }),
  'DELETE /api/quizzes/:id': ({ quizId }) => ({ path: `${quizId}` }),
  'POST /api/admin/conversations': ({ slug }) => ({ body: { slug: `${slug}-copy`, script: AN_EXAMPLE.script } }),
  'POST /api/admin/conversations/check': () => ({ body: { script: AN_EXAMPLE.script } }),
  'POST /api/admin/conversations/read': () => ({ body: { yaml: writeConversation(AN_EXAMPLE) } }),
  'PUT /api/admin/conversations/:slug': ({ slug }) => ({ path: slug, body: { script: AN_EXAMPLE.script } }),
  'POST /api/admin/conversations/:slug/publication': ({ slug }) => ({ path: slug, body: { isPublished: false } }),
  'DELETE /api/admin/conversations/:slug': ({ slug }) => ({ path: slug }),
  'POST /api/admin/translations/:language/import': () => ({ path: 'es', body: { language: 'es', entries: [] } }),
  'PUT /api/admin/translations/:language/:kind/:entity': () => ({ path: 'es', body: { texts: A_STATION } }),
  'POST /api/admin/translations/:language/:kind/:entity/review': () => ({ path: 'es', body: {} }),
  'DELETE /api/admin/translations/:language/:kind/:entity': () => ({ path: 'es' }),
  'POST /api/admin/members/:id/role': ({ memberId }) => ({ path: memberId, body: { isAdmin: true } }),
  'POST /api/admin/members/:id/suspension': ({ memberId }) => ({ path: memberId, body: { isSuspended: true } }),
  'POST /api/admin/members/:id/adjustments': ({ memberId }) => ({
    path: memberId,
    body: { tokens: 5, points: 0, reason: 'A prize' },
  }),
  'POST /api/admin/claim-reports/:id/handled': ({ memberId }) => ({ path: memberId, body: { isHandled: true } }),
  'POST /api/admin/referrals/:id/release': ({ memberId }) => ({ path: memberId }),
  'POST /api/admin/referrals/:id/refuse': ({ memberId }) => ({ path: memberId }),
  'POST /api/admin/ledger-check': () => ({ body: {} }),
  'POST /api/admin/mail/:id/retry': ({ memberId }) => ({ path: `mail-of-${memberId}` }),
  'POST /api/admin/leads/preview': () => ({ body: leadForm() }),
  'POST /api/admin/leads/import': () => ({ body: leadForm() }),
}

export const WRITE_CALLS = Object.keys(WRITES)

function leadForm() {
  const content = Buffer.from(`name,email\nAda Weber,ada${nextNumber()}@example.org\n`)
  return formOf(CONSENT, { content, name: 'leads.csv', type: 'text/csv' })
}

/** @param isAdmin as their row says; the session is one that has just begun */
export async function anActor({ deps }: TestApp, isAdmin: boolean, passwordHash: string | null): Promise<Actor> {
  const { database, now, randomBytes } = deps
  const member = await aMember(database, {
    is_admin: isAdmin ? 1 : 0,
    password_hash: passwordHash,
    tokens: 50,
    email_verified_at: 1,
  })
  const token = randomBytes(32).toString('base64url')
  const sessionHash = await database.write(async (db) => {
    const row = { token_hash: tokenHash(token), member_id: member.id, created_at: now(), last_seen_at: now() }
    await db.insertInto('sessions').values(row).execute()
    return row.token_hash
  })
  return { id: member.id, cookie: `session=${token}`, sessionHash }
}

/** The request of a call that would succeed for this actor. @throws for a call that `WRITES` does not know */
export async function writeRequest(testApp: TestApp, call: string, actor: Actor): Promise<WriteRequest> {
  const build = WRITES[call]
  if (build === undefined) throw new Error(`Nothing says how to make "${call}" succeed.`)
  const { path = '', body } = build(await makeTargets(testApp, actor))
  const { personId, talkId } = await aTalkOf(testApp, actor)
  const deviceId = await aDevice(testApp.deps.database, actor.id, actor.sessionHash)
  const [method, pattern = ''] = call.split(' ')
  const url = pattern
    .replace('/users/:id', `/users/${actor.id}`)
    .replace(':personId', personId)
    .replace(':talkId', talkId)
    .replace(':deviceId', deviceId)
    .replace(':kind/:entity', 'mission/1')
    .replace(/:\w+/, path)
  const form = body instanceof Promise ? await body : undefined
  const json = body === undefined || form !== undefined ? undefined : Buffer.from(JSON.stringify(body))
  const contentType = form?.contentType ?? (json && 'application/json')
  return { method: method as Method, url, body: form?.body ?? json, contentType }
}

async function aTalkOf({ deps }: TestApp, actor: Actor) {
  const personId = await aPerson(deps, actor.id)
  return { personId, talkId: await aTalk(deps, actor.id, personId) }
}

async function makeTargets({ deps: { database, now } }: TestApp, actor: Actor) {
  const { id: courseId } = await aCourse(database)
  const { id: materialId } = await aMaterial(database, courseId)
  const { id: lessonId } = await aLesson(database, courseId)
  const { id: filmedCourseId } = await aCourse(database)
  const videoId = await aVideo(database, filmedCourseId)
  await aTranslation(database, { kind: 'mission', entity: 1 })
  const quiz = await aQuiz(database, courseId)
  await aReviewCard(database, actor.id, quiz)
  await database.write((db) =>
    db
      .insertInto('mission_completions')
      .values({ member_id: actor.id, mission_id: 2, completed_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
  const sponsor = await aMember(database)
  const { id: memberId } = await aMember(database, { sponsor_id: sponsor.id })
  await giveTokens(database, sponsor.id, 10)
  await database.write(async (db) => {
    const held = { state: 'held', reason: 'DAY_CAP', created_at: 1 } as const
    const undecided = { address_block: null, device_hash: null, paid_at: null, decided_at: null, decided_by: null }
    await db
      .insertInto('referrals')
      .values({ invited_id: memberId, sponsor_id: sponsor.id, ...held, ...undecided })
      .execute()
    const report = { id: memberId, claim: 'Everybody earns', seen_where: 'In a post', created_at: 1 }
    await db
      .insertInto('claim_reports')
      .values({ ...report, email: null, email_hash: null, handled_at: null })
      .execute()
    const content = { to_address: 'a@example.org', to_hash: '', subject: 'Hello', text: '', html: '' }
    const failed = { kind: 'invitation', state: 'failed', tries: 5, next_try_at: 1, created_at: 1 } as const
    await db
      .insertInto('mails')
      .values({ id: `mail-of-${memberId}`, member_id: memberId, ...content, ...failed })
      .execute()
  })
  const { slug } = await aConversation(database)
  const { rescueId, helpedId } = await bothSidesOfHelp(database, actor.id, now())
  const { id: volunteerId } = await aVolunteer(database, actor.id)
  return {
    volunteerId,
    rescueId,
    helpedId,
    memberId,
    courseId,
    materialId,
    quizId: quiz.id,
    lessonId,
    slug,
    filmedCourseId,
    videoId,
  }
}
