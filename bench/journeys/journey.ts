import type { UserWithMessage } from 'contract/users'
import { memberId, sessionCookie } from '../seed.ts'
import type { Caller } from './caller.ts'

/** One journey in so many begins with a registration; in the others somebody comes back. */
const ONE_REGISTERS_IN = 10

export type Material = { courseIds: readonly number[]; quizIds: readonly number[] }
type Rider = { id: string; cookie: string }

/** Somebody looks around, earns on the line, in a course and in quizzes, redeems, and looks at the board. */
export async function travel(caller: Caller, index: number, { courseIds, quizIds }: Material): Promise<void> {
  const rider = index % ONE_REGISTERS_IN === 0 ? await register(caller, index) : returning(index)
  if (rider === undefined) return
  const read = (path: string) => caller.call('read', 'GET', path, rider.cookie)
  const own = (path: string, body: object) =>
    caller.call('write', 'POST', `/api/users/${rider.id}${path}`, rider.cookie, body)
  const courseId = courseIds[index % courseIds.length]

  for (const path of ['/api/auth/me', '/api/missions', '/api/courses', '/api/leaderboard']) await read(path)
  for (const missionId of [1, 2]) {
    await read(`/api/missions/${missionId}`)
    await own('/complete-mission', { missionId })
  }
  await read(`/api/courses/${courseId}`)
  await read(`/api/courses/${courseId}/quizzes`)
  await own(`/course-progress/${courseId}`, { watchTime: 40, isCompleted: false })
  await own(`/course-progress/${courseId}`, { watchTime: 100, isCompleted: true })
  for (let turn = 0; turn < 2; turn++) {
    await own('/quiz-answer', { quizId: quizIds[(index + turn) % quizIds.length], answer: index % 4 })
  }
  await own('/redeem-reward', { rewardType: index % 2 === 0 ? 'social_posts' : 'email_swipes' })
  for (const path of [`/api/users/${rider.id}/rewards`, `/api/users/${rider.id}/ledger`, '/api/leaderboard']) {
    await read(path)
  }
}

function returning(index: number): Rider {
  return { id: memberId(index), cookie: sessionCookie(index) }
}

async function register(caller: Caller, index: number): Promise<Rider | undefined> {
  const account = { name: `Rider ${index}`, email: `rider-${index}@example.com`, password: 'first-class-ticket' }
  const { status, headers, text } = await caller.call('register', 'POST', '/api/auth/register', '', account)
  if (status !== 201) return undefined
  const cookie = (headers['set-cookie'] ?? []).map((each) => each.split(';')[0]).join('; ')
  return { id: (JSON.parse(text) as UserWithMessage).user.id, cookie }
}
