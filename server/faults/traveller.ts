import type { UserWithMessage } from 'contract/users'

/** What a member asks for, and what of it exists once. */
export type Step =
  | { kind: 'register'; sponsor: Traveller | undefined }
  | { kind: 'complete'; missionId: number }
  | { kind: 'answer'; quizId: number; answer: number }
  | { kind: 'check-in' | 'redeem' | 'invite'; key: string }

/** The part of the starter content that decides what is right and what is paid. */
export type Content = {
  missions: readonly { id: number; tokens: number; points: number }[]
  quizzes: readonly { id: number; correct_answer: number; points: number }[]
  courseId: number
}

export type Balance = { tokens: number; points: number }

/** Beyond these the game itself refuses or stops paying. */
const MOST = { 'check-in': 12, redeem: 6, invite: 6 }
const PASSWORD = 'first-class'
const HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }

/** It's unknown whether the program did it: it died, or answered that it couldn't. */
export class InDoubt extends Error {}

/**
 * One member with a record of everything that was acknowledged to them. At most one step is in doubt at a time, and
 * `settle` sends just that one again, so that what the database must hold is known exactly.
 */
export class Traveller {
  readonly email: string
  readonly name = 'Maya Okafor'
  readonly done: Step[] = []
  /** What each answer said they have from then on, in the order of `done`. */
  readonly told: Balance[] = []
  /** Who registered with their code. */
  readonly sponsored: Traveller[] = []
  id = ''
  inviteCode = ''
  tokens = 0
  #inDoubt: Step | undefined
  #cookie = ''

  constructor(email: string) {
    this.email = email
  }

  count(kind: Step['kind']): number {
    return this.done.filter((step) => step.kind === kind).length
  }

  /** What they do next, by chance, among what the game allows them. */
  choose(random: () => number, { missions, quizzes }: Content): Step {
    const mission = missions[this.count('complete')]
    const quiz = quizzes[Math.floor(random() * quizzes.length)]
    const key = `step-${this.done.length}`
    const steps: Step[] = [{ kind: 'check-in', key }]
    if (mission !== undefined) steps.push({ kind: 'complete', missionId: mission.id })
    if (quiz !== undefined) steps.push({ kind: 'answer', quizId: quiz.id, answer: answerTo(quiz, random) })
    if (this.tokens >= 5) steps.push({ kind: 'redeem', key })
    steps.push({ kind: 'invite', key })
    const allowed = steps.filter(({ kind }) => this.count(kind) < (MOST[kind as keyof typeof MOST] ?? 100))
    return allowed[Math.floor(random() * allowed.length)] ?? { kind: 'check-in', key }
  }

  /** @throws InDoubt when no answer came, or 503; Error for an answer that no fault explains */
  async take(step: Step, url: string): Promise<void> {
    this.#inDoubt = step
    const answer = await this.#send(step, url)
    this.#inDoubt = undefined
    this.done.push(step)
    if (step.kind === 'register' && step.sponsor !== undefined) step.sponsor.sponsored.push(this)
    this.tokens = answer.user?.tokens ?? this.tokens
    this.told.push({ tokens: this.tokens, points: answer.user?.leaderboardPts ?? this.told.at(-1)?.points ?? 0 })
  }

  /** Sends what is in doubt again. */
  async settle(url: string): Promise<void> {
    if (this.#inDoubt !== undefined) await this.take(this.#inDoubt, url)
  }

  async #send(step: Step, url: string): Promise<Partial<UserWithMessage>> {
    if (step.kind === 'register') return this.#register(step.sponsor, url)
    const own = `${url}/api/users/${this.id}`
    switch (step.kind) {
      case 'complete':
        return this.#post(`${own}/complete-mission`, { missionId: step.missionId })
      case 'answer':
        return this.#post(`${own}/quiz-answer`, { quizId: step.quizId, answer: step.answer })
      case 'check-in':
        return this.#post(`${own}/challenges/talk-to-10/check-in`, undefined, step.key)
      case 'redeem':
        return this.#post(`${own}/redeem-reward`, { rewardType: 'social_posts' }, step.key)
      case 'invite':
        return this.#post(`${own}/invite`, { email: `${step.key}-${this.email}` }, step.key)
    }
  }

  async #register(sponsor: Traveller | undefined, url: string) {
    const { name, email } = this
    const account = { name, email, password: PASSWORD, ...(sponsor ? { referralCode: sponsor.inviteCode } : {}) }
    let answer = await post(`${url}/api/auth/register`, {}, account)
    // The account is there, but the answer was lost.
    if (answer.status === 409) answer = await post(`${url}/api/auth/login`, {}, { email, password: PASSWORD })
    const body = await read(answer)
    this.#cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ')
    this.id = body.user?.id ?? ''
    this.inviteCode = body.user?.inviteCode ?? ''
    return body
  }

  async #post(url: string, body?: unknown, key?: string) {
    return read(await post(url, { cookie: this.#cookie, ...(key ? { 'idempotency-key': key } : {}) }, body))
  }
}

function answerTo(quiz: Content['quizzes'][number], random: () => number): number {
  return random() < 0.7 ? quiz.correct_answer : (quiz.correct_answer + 1) % 4
}

async function post(url: string, headers: Record<string, string>, body: unknown): Promise<Response> {
  const { 'content-type': type, ...bare } = HEADERS
  const own = body === undefined ? bare : { ...bare, 'content-type': type }
  try {
    const init = body === undefined ? {} : { body: JSON.stringify(body) }
    return await fetch(url, { method: 'POST', headers: { ...own, ...headers }, ...init })
  } catch (error) {
    throw new InDoubt('no answer', { cause: error })
  }
}

async function read(answer: Response): Promise<Partial<UserWithMessage>> {
  const text = await answer.text().catch((error) => {
    throw new InDoubt('half an answer', { cause: error })
  })
  if (answer.status === 503) throw new InDoubt('503')
  if (!answer.ok) throw new Error(`${answer.url}: ${answer.status} ${text}`)
  return JSON.parse(text)
}
