import type { ErrorAnswer } from 'contract/common'
import type { QuizVerdict } from 'contract/quizzes'
import type { Reviews, ReviewsAhead, ReviewVerdict } from 'contract/reviews'
import type { User } from 'contract/users'
import { cookiesOf, type TestApp, type TestMember } from '#server/testing/test-app.ts'

type Options = { guessed?: boolean; key?: string; seenAt?: string | undefined }

/** What a member calls to learn and review, and what the database holds of it. */
export function reviewCalls(testApp: TestApp, member: () => TestMember) {
  const own = (path: string) => `/api/users/${member().user.id}${path}`
  const { read } = testApp.deps.database
  const reviews = async (query = '') =>
    (await testApp.call<Reviews>('GET', own(`/reviews${query}`), { cookie: member().cookie })).body
  return {
    reviews,
    ahead: async () =>
      (await testApp.call<ReviewsAhead>('GET', own('/reviews/ahead'), { cookie: member().cookie })).body.due,
    dueIds: async (query = '') => (await reviews(query)).due.map(({ quizId }) => quizId),
    review: (quizId: number, answer: unknown, { guessed = false, key, seenAt }: Options = {}) =>
      testApp.call<ReviewVerdict & ErrorAnswer>('POST', own('/reviews'), {
        cookie: member().cookie,
        body: { quizId, answer, updatedAt: seenAt, ...(guessed ? { guessed } : {}) },
        ...(key ? { headers: { 'idempotency-key': key } } : {}),
      }),
    firstAnswer: (quizId: number, answer: number) =>
      testApp.call<QuizVerdict>('POST', own('/quiz-answer'), { cookie: member().cookie, body: { quizId, answer } }),
    change: (body: object) => testApp.call<User>('PATCH', own(''), { cookie: member().cookie, body }),
    log: () =>
      read
        .selectFrom('reviews')
        .select(['idea', 'quiz_id', 'rating', 'retrievability', 'place', 'answer'])
        .where('member_id', '=', member().user.id)
        .orderBy('id')
        .execute(),
    payments: () =>
      read
        .selectFrom('ledger')
        .select(['reference', 'tokens', 'points'])
        .where('member_id', '=', member().user.id)
        .where('kind', '=', 'review')
        .orderBy('reference')
        .execute(),
  }
}

/** A new session for the same member: one lives for 30 days without a visit, an administrator's for 12 hours. */
export async function logInAgain(testApp: TestApp, member: TestMember): Promise<TestMember> {
  const { email, password } = member
  const answer = await testApp.call('POST', '/api/auth/login', { body: { email, password } })
  if (answer.statusCode !== 200) throw new Error(`login: ${answer.statusCode}`)
  return { ...member, cookie: cookiesOf(answer) }
}
