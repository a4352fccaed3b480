import { randomBytes } from 'node:crypto'
import type { User } from 'contract/users'
import type { Database } from '#server/database/database.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { type Answered, send } from './send.ts'
import type { Content } from './traveller.ts'

/** A member who may be paid for a station, a course, a quiz and a friend, each once. */
export type Candidate = { id: string; claims: readonly Claim[] }

/** `reset` takes back what is paid for, but not the pay. */
export type Claim = {
  path: string
  body: object
  cookie: string
  reset?: string
  isPaid(answer: Answered<Paid>): boolean
}

export type Paid = { code?: string; message?: string; payment?: string; pointsEarned?: number }

/** A new member, with what will be paid to them. */
export async function aCandidate(url: string, { missions, quizzes, courseId }: Content): Promise<Candidate> {
  const { body, cookie } = await send<{ user: User }>(`${url}/api/auth/register`, { body: anAccount() })
  const { id, inviteCode: referralCode } = body.user
  const [own, quiz] = [`/api/users/${id}`, quizzes[0]]
  const progress = `${own}/course-progress/${courseId}`
  const claims: Omit<Claim, 'cookie'>[] = [
    {
      path: `${own}/complete-mission`,
      body: { missionId: missions[0]?.id },
      isPaid: ({ body: { message = '' } }) => message.startsWith('You earned'),
    },
    {
      path: progress,
      body: { watchTime: 100, isCompleted: true },
      reset: `${progress}/reset`,
      isPaid: ({ body: { payment } }) => payment === 'now',
    },
    {
      path: `${own}/quiz-answer`,
      body: { quizId: quiz?.id, answer: quiz?.correct_answer },
      reset: `${own}/quiz/${quiz?.id}/reset`,
      isPaid: ({ body: { pointsEarned = 0 } }) => pointsEarned > 0,
    },
  ]
  const friend = { ...anAccount(), referralCode }
  return {
    id,
    claims: [
      ...claims.map((claim) => ({ ...claim, cookie })),
      // From a separate browser: signing in from another member's would sign that member out.
      { path: '/api/auth/register', body: friend, cookie: '', isPaid: ({ status }) => status === 201 },
    ],
  }
}

function anAccount() {
  return { name: 'Maya Okafor', email: `${randomBytes(8).toString('hex')}@example.com`, password: 'first-class' }
}

/** @returns the members without exactly one entry for each claim, and everything that doesn't add up */
export async function findWrongPay({ read }: Database, candidates: readonly Candidate[]): Promise<unknown[]> {
  const wrong: unknown[] = []
  for (const { id } of candidates) {
    const entries = await read.selectFrom('ledger').select('kind').where('member_id', '=', id).orderBy('kind').execute()
    const kinds = entries.map(({ kind }) => kind).join()
    if (kinds !== 'course,mission,quiz,referral') wrong.push(`${id}: ${kinds}`)
  }
  const note = (finding: unknown) => wrong.push(finding)
  await verifyLedger(read, { wrongBalance: note, wrongTotal: note })
  return wrong
}
