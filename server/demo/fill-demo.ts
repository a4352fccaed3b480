import type { Course } from 'contract/courses'
import type { Quiz } from 'contract/quizzes'
import type { RescueCard } from 'contract/rescues'
import type { User, UserWithMessage } from 'contract/users'
import { storedWording } from 'game/consent'
import { messagesIn } from 'messages/server'
import { pino } from 'pino'
import { type AppDependencies, buildApp } from '#server/app.ts'
import { chance } from '#server/demo/chance.ts'
import { type Habits, newHabits, type Post, spendDay } from '#server/demo/daily-life.ts'
import { type Helper, leaveTwoOpen, moveOnAndThank, reachOut } from '#server/demo/helping-hand.ts'
import {
  checkYourself,
  type Get,
  type Knowledge,
  type Learner,
  learnForDay,
  newLearner,
  takeLessons,
} from '#server/demo/learning.ts'
import { type Listener, listenForDay, newListeners } from '#server/demo/listening.ts'
import { DEMO_DOMAIN, demoPeople, type Person } from '#server/demo/people.ts'
import { loadStarterConversations } from '#server/features/conversations/starter-conversations.ts'
import { loadStarterCourses } from '#server/features/courses/starter-courses.ts'
import { addSampleLeads } from '#server/features/leads/public.ts'
import { runLeagues } from '#server/features/leagues/public.ts'
import { loadStarterMissions } from '#server/features/missions/public.ts'
import type { Scope } from '#server/http/scope.ts'
import { createServer } from '#server/http-server.ts'
import { StartError } from '#server/operator-error.ts'

export const DEMO_PASSWORD = 'first-class'

const MEMBERS = 200
const DAY = 86_400_000
/** How many complete weeks of leagues there are before the current one. */
const LEAGUE_WEEKS = 3
const CONSENT_TEXT = storedWording(messagesIn('en').consent.progress)
/** When the people of one line joined, as shares of all who join: each through the one before, so that a team has seven levels. */
const LINE = [0, 0.14, 0.27, 0.4, 0.54, 0.67, 0.8, 0.92]
const STATIONS = [1, 2, 3, 4, 5]

type Passenger = { user: User; cookie: string }

/**
 * Fills a database with two hundred members and two months of what they did, by the calls that a browser makes, so that
 * a demo contains only what members could have done. Members join a few a day; most stop somewhere on the line.
 * @throws StartError when there are accounts other than administrators', because the demo's password is public
 */
export async function fillDemo(deps: AppDependencies, members = MEMBERS): Promise<Person[]> {
  const people = demoPeople(members, deps.config.languages)
  await requireNoMembers(deps)
  await loadStarterMissions(deps)
  await loadStarterCourses(deps)
  await loadStarterConversations(deps)
  const knowledge = await loadKnowledge(deps)
  const end = deps.now()
  let now = end - 60 * DAY
  const config = { ...deps.config, rateLimits: false }
  const app = await buildApp({ ...deps, config, now: () => now }, createServer(config, pino({ level: 'silent' })))
  const next = chance(2026)
  const nextInDays = chance(2027)
  const nextLearned = chance(2028)
  const nextSaid = chance(2029)
  const habits: Habits[] = []
  const learners: Learner[] = []
  const listeners: Listener[] = []
  let nextDay = now + DAY
  const codes: string[] = []
  const passengers: Passenger[] = []
  const helped: RescueCard[] = []
  await deps.database.write((db) => addSampleLeads(db, { ...deps, now: () => now }))
  for (const person of people) {
    const drawn = next() < 0.35 ? codes[Math.floor(next() ** 2 * codes.length)] : undefined
    const sponsor = lineSponsor(codes, members) ?? drawn
    const passenger = await register(app, person, sponsor, consentOf(nextSaid()))
    codes.push(passenger.user.inviteCode)
    const post = postOf(app, passenger)
    const postWithNewSession: Post = async (...call) => (await helperOf(app, passenger)).post(...call)
    listeners.push(...newListeners(postWithNewSession, passengers.length))
    passengers.push(passenger)
    const learner = newLearner({ post, get: getOf(app, passenger), userId: passenger.user.id }, nextLearned)
    // The first member, with whom most people try the demo, is still active.
    if (learners.length === 0) Object.assign(learner, { days: 60, chance: 0.8 })
    await travel(learner, knowledge, next)
    learners.push(learner)
    habits.push(newHabits(post, passenger.user, nextInDays))
    await lendAHand(app, passengers, members, helped)
    const nextArrival = now + (60 * DAY) / members
    for (; nextDay <= nextArrival; nextDay += DAY) {
      now = nextDay
      for (const each of habits) await spendDay(each, nextInDays)
      for (const each of learners) await learnForDay(each, knowledge, nextLearned)
      for (const each of listeners) await listenForDay(each, Math.round((end - now) / DAY))
      if (now >= end - LEAGUE_WEEKS * 7 * DAY) await runLeagues({ ...deps, now: () => now })
    }
    now = nextArrival
  }
  await runLeagues(deps)
  const [first] = passengers
  if (first !== undefined) await leaveTwoOpen(await helperOf(app, first))
  await redeemLeads(app, passengers)
  await reportClaims(app)
  await app.close()
  await emptyOutbox(deps)
  return people
}

/** The invite code of the one before on the line, where the next person to join belongs to it. */
function lineSponsor(codes: readonly string[], members: number): string | undefined {
  const places = LINE.map((share) => Math.floor(share * members))
  const index = places.indexOf(codes.length)
  return index > 0 ? codes[places[index - 1] ?? 0] : undefined
}

/** In the last days the first member writes to one of their people, who makes progress a day later. */
async function lendAHand(app: Scope, people: readonly Passenger[], members: number, helped: RescueCard[]) {
  const [first] = people
  if (first !== undefined && people.length === members - 8) {
    const card = await reachOut(await helperOf(app, first))
    if (card !== undefined) helped.push(card)
  }
  const person = people.find(({ user }) => user.name === helped[0]?.name)
  if (person !== undefined && people.length === members - 4) await moveOnAndThank(await helperOf(app, person))
}

/** A member who logs in again: their session has ended after a long absence. */
async function helperOf(app: Scope, { user }: Passenger): Promise<Helper> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: { email: user.email, password: DEMO_PASSWORD },
  })
  const passenger = { user, cookie: cookieOf(answer) }
  return { userId: user.id, post: postOf(app, passenger), get: getOf(app, passenger) }
}

async function requireNoMembers({ database }: Pick<AppDependencies, 'database'>): Promise<void> {
  const members = database.read.selectFrom('members').select('id').where('is_admin', '=', 0)
  if ((await members.limit(1).executeTakeFirst()) === undefined) return
  throw new StartError(
    'This database already has members, and the demo needs one without. Set DATA_DIR or DATABASE_URL to another database.',
  )
}

/** A mail server would only bounce email to the demo's domain, and nobody is told of invented reports. */
async function emptyOutbox({ database }: Pick<AppDependencies, 'database'>): Promise<void> {
  await database.write((db) =>
    db
      .deleteFrom('mails')
      .where(({ eb, or }) => or([eb('to_address', 'like', `%@${DEMO_DOMAIN}`), eb('kind', '=', 'claim-report')]))
      .execute(),
  )
}

/** Most who are asked agree; some were never asked. */
function consentOf(chance: number): { shareProgress?: boolean } {
  return chance < 0.85 ? { shareProgress: chance < 0.65 } : {}
}

async function register(
  app: Scope,
  person: Person,
  referralCode: string | undefined,
  said: { shareProgress?: boolean },
): Promise<Passenger> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/auth/register',
    headers: { 'sec-fetch-site': 'same-origin' },
    payload: {
      ...person,
      password: DEMO_PASSWORD,
      ...(referralCode ? { referralCode, ...said, consentText: CONSENT_TEXT } : {}),
    },
  })
  const { user } = answer.json<UserWithMessage>()
  return { user, cookie: cookieOf(answer) }
}

function cookieOf({ cookies }: { cookies: { name: string; value: string }[] }): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}

const REPORTS = [
  { claim: '“You get your money back in a month.”', seenWhere: 'A post in a local group', email: 'reader@example.com' },
  { claim: '“This tea cures diabetes.”', seenWhere: 'Said at a home party' },
]

/** What strangers found wrong, for an administrator of the demo to deal with. */
async function reportClaims(app: Scope): Promise<void> {
  for (const payload of REPORTS) {
    await app.inject({
      method: 'POST',
      url: '/api/claim-reports',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload,
    })
  }
}

/** Two members get ten of the sample leads each; the last ten stay for trying out the demo. */
async function redeemLeads(app: Scope, passengers: readonly Passenger[]): Promise<void> {
  let redeemed = 0
  for (const { user, cookie } of passengers) {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: `/api/users/${user.id}/redeem-reward`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      payload: { rewardType: 'warm_leads' },
    })
    redeemed += statusCode === 200 ? 1 : 0
    if (redeemed === 2) return
  }
}

function postOf(app: Scope, { user, cookie }: Passenger): Post {
  return (path, payload) =>
    app.inject({
      method: 'POST',
      url: `/api/users/${user.id}${path}`,
      headers: { cookie, 'sec-fetch-site': 'same-origin' },
      ...(payload ? { payload } : {}),
    })
}

function getOf(app: Scope, { cookie }: Passenger): Get {
  return async <Body>(url: string) => (await app.inject({ method: 'GET', url, headers: { cookie } })).json<Body>()
}

async function loadKnowledge({ database }: Pick<AppDependencies, 'database'>): Promise<Knowledge> {
  const quizzes = await database.read.selectFrom('quizzes').select(['id', 'correct_answer']).execute()
  const { loadConversations } = await import('content/load-conversations')
  return {
    right: new Map(quizzes.map(({ id, correct_answer }) => [id, correct_answer])),
    conversations: await loadConversations(),
  }
}

async function travel(learner: Learner, knowledge: Knowledge, next: () => number): Promise<void> {
  const { post, get } = learner
  const farthest = Math.floor((next() + next()) * 3.4)
  for (const missionId of STATIONS.slice(0, farthest)) {
    await post('/complete-mission', { missionId })
    await checkYourself(learner, `/api/missions/${missionId}/quizzes`, knowledge.right, next)
  }
  for (const course of await get<Course[]>('/api/courses')) {
    if (next() > 0.3) continue
    const watchTime = next() < 0.6 ? 100 : Math.floor(next() * 90)
    if (course.lessonCount > 0) await takeLessons(learner, course.id, watchTime / 100, knowledge, next)
    await post(`/course-progress/${course.id}`, { watchTime, isCompleted: watchTime === 100 })
    for (const quiz of await get<Quiz[]>(`/api/course-quizzes/${course.id}`)) {
      if (next() < 0.7) await post('/quiz-answer', { quizId: quiz.id, answer: Math.floor(next() * 4) })
    }
  }
  const rewardType = next() < 0.6 ? 'social_posts' : 'email_swipes'
  if (next() < 0.4) await post('/redeem-reward', { rewardType })
}
