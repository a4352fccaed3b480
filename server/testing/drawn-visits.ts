import { COURSE_REWARD } from 'game/courses'
import { REWARD_COST } from 'game/rewards'
import type { Database } from '#server/database/database.ts'
import { courseWithoutLessons } from '#server/testing/course-without-lessons.ts'

const PASSWORD = 'first-class'
const MEMBERS = 3
/** At most this many equal requests are sent at the same moment. */
const AT_ONCE = 3

type Member = { id: string; email: string; cookie: string; stations: number; redemptions: number }
type Pay = { tokens: number; points: number }
type Content = {
  missions: (Pay & { id: number })[]
  quizzes: { id: number; correct_answer: number; points: number }[]
  courseId: number
}
type Said = { code?: string; message?: string; payment?: string; pointsEarned?: number; user?: { id: string } }
type Answer = { said: Said; cookie: string }

type Step = {
  path: string
  body: object
  cookie?: string
  key?: string
  /** What one of the answers may say is paid: `name` is a payment that may happen once only. */
  pays?: { name: string; entry: string; isSaidBy(said: Said): boolean }
}

/** Members who log in, are refused and are paid, in a drawn order, with a record of what the answers said. */
export class DrawnVisits {
  /** The id of each request that began a session. */
  readonly signedIn: string[] = []
  /** The id of each request that was refused, with the code of the refusal. */
  readonly refused: string[] = []
  readonly #paid = new Map<string, string>()
  readonly #url: string
  readonly #random: () => number

  constructor(url: string, random: () => number) {
    this.#url = url
    this.#random = random
  }

  /** The ledger entries that the answers promised, in the form of `ledgerOf`. */
  get paid(): string[] {
    return [...this.#paid.values()]
  }

  async run({ read }: Database, steps: number): Promise<void> {
    const missions = await read.selectFrom('missions').select(['id', 'tokens', 'points']).orderBy('id').execute()
    const quizzes = read
      .selectFrom('quizzes')
      .select(['id', 'correct_answer', 'points'])
      .where('course_id', 'is', null)
      // Those of lessons and stations pay nothing.
      .where('lesson_id', 'is', null)
      .where('mission_id', 'is', null)
    const courseId = await courseWithoutLessons(read)
    const content = { missions, quizzes: await quizzes.orderBy('id').limit(3).execute(), courseId }
    const members: Member[] = []
    while (members.length < MEMBERS) members.push(await this.#register())
    for (let number = 0; number < steps; number++) {
      const step = this.#drawFrom(STEPS)(this.#drawFrom(members), content, (list) => this.#drawFrom(list))
      const times = 1 + Math.floor(this.#random() * AT_ONCE)
      await Promise.all(Array.from({ length: times }, () => this.#take(step)))
    }
  }

  async #take({ pays, ...sent }: Step): Promise<void> {
    const { said } = await this.#send(sent)
    if (pays?.isSaidBy(said)) this.#paid.set(pays.name, pays.entry)
  }

  async #register(): Promise<Member> {
    const email = `${crypto.randomUUID()}@example.com`
    const body = { name: 'Maya Okafor', email, password: PASSWORD }
    const { said, cookie } = await this.#send({ path: '/api/auth/register', body })
    return { id: said.user?.id ?? '', email, cookie, stations: 0, redemptions: 0 }
  }

  async #send({ path, body, cookie = '', key }: Step): Promise<Answer> {
    const answer = await fetch(this.#url + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        cookie,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    })
    const said = (await answer.json()) as Said
    const requestId = answer.headers.get('x-request-id') ?? 'no id'
    const cookies = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '')
    if (said.code !== undefined) this.refused.push(`${requestId} ${said.code}`)
    if (cookies.some((each) => /^session=./.test(each))) this.signedIn.push(requestId)
    return { said, cookie: cookies.join('; ') }
  }

  #drawFrom<T>(list: readonly T[]): T {
    const drawn = list[Math.floor(this.#random() * list.length)]
    if (drawn === undefined) throw new Error('There is nothing to draw from.')
    return drawn
  }
}

/** Every entry, in the form of `DrawnVisits.paid`. A redemption's reference is drawn by the program, so it is left out. */
export async function ledgerOf({ read }: Database): Promise<string[]> {
  const entries = await read
    .selectFrom('ledger')
    .select(['member_id', 'kind', 'reference', 'tokens', 'points'])
    .execute()
  return entries.map((entry) => {
    const reference = entry.kind === 'redemption' ? '' : entry.reference
    return entryOf(entry.member_id, entry.kind, reference, entry)
  })
}

function entryOf(memberId: string, kind: string, reference: string | number, { tokens, points }: Pay): string {
  return `${memberId} ${kind} ${reference} ${tokens} ${points}`
}

type Draw = <T>(list: readonly T[]) => T

const STEPS: readonly ((member: Member, content: Content, draw: Draw) => Step)[] = [
  ({ email }) => ({ path: '/api/auth/login', body: { email, password: PASSWORD } }),
  ({ email }) => ({ path: '/api/auth/login', body: { email, password: 'wrong-one' } }),
  ({ id }) => own(id, '', 'complete-mission', { missionId: 1 }),
  ({ cookie }) => own('somebody', cookie, 'complete-mission', { missionId: 1 }),
  ({ id, cookie }) => own(id, cookie, 'complete-mission', { missionId: 'one' }),
  ({ id, cookie }, { missions }) => own(id, cookie, 'complete-mission', { missionId: missions.at(-1)?.id }),
  completeNextStation,
  completeCourse,
  ({ id, cookie }, { courseId }) => own(id, cookie, `course-progress/${courseId}/reset`, {}),
  answerQuiz,
  ({ id, cookie }, { quizzes }, draw) => own(id, cookie, `quiz/${draw(quizzes).id}/reset`, {}),
  redeem,
]

function own(id: string, cookie: string, call: string, body: object): Step {
  return { path: `/api/users/${id}/${call}`, cookie, body }
}

/** The last station is never reached, so that it stays locked. */
function completeNextStation(member: Member, { missions }: Content): Step {
  const mission = missions[Math.min(member.stations, missions.length - 3)]
  if (mission === undefined) throw new Error('There are no stations.')
  member.stations += 1
  const entry = entryOf(member.id, 'mission', mission.id, mission)
  const isSaidBy = ({ message = '' }: Said) => message.startsWith('You earned')
  const step = own(member.id, member.cookie, 'complete-mission', { missionId: mission.id })
  return { ...step, pays: { name: entry, entry, isSaidBy } }
}

function completeCourse({ id, cookie }: Member, { courseId }: Content): Step {
  const entry = entryOf(id, 'course', courseId, COURSE_REWARD)
  const isSaidBy = ({ payment }: Said) => payment === 'now'
  const step = own(id, cookie, `course-progress/${courseId}`, { watchTime: 100, isCompleted: true })
  return { ...step, pays: { name: entry, entry, isSaidBy } }
}

function answerQuiz({ id, cookie }: Member, { quizzes }: Content, draw: Draw): Step {
  const { id: quizId, correct_answer: answer, points } = draw(quizzes)
  const entry = entryOf(id, 'quiz', quizId, { tokens: 0, points })
  const isSaidBy = ({ pointsEarned = 0 }: Said) => pointsEarned > 0
  return { ...own(id, cookie, 'quiz-answer', { quizId, answer }), pays: { name: entry, entry, isSaidBy } }
}

/** Each redemption has a key, so that it is paid for once, however often it is sent. */
function redeem(member: Member): Step {
  member.redemptions += 1
  const key = `redemption-${member.redemptions}`
  const entry = entryOf(member.id, 'redemption', '', { tokens: -REWARD_COST, points: 0 })
  const isSaidBy = ({ code }: Said) => code === undefined
  const step = own(member.id, member.cookie, 'redeem-reward', { rewardType: 'social_posts' })
  return { ...step, key, pays: { name: `${member.id} ${key}`, entry, isSaidBy } }
}
