import type { ErrorAnswer } from 'contract/common'
import { dayIn } from 'game/days'
import { pathOfAct, WAITING_ACTS, type WaitingActKind } from 'game/waiting-acts'
import { AN_EXAMPLE, aConversation } from '#server/testing/conversations.ts'
import { aCourse, aLesson, aQuiz, aReviewCard } from '#server/testing/factories.ts'
import { aPerson } from '#server/testing/people.ts'
import type { TestApp, TestMember } from '#server/testing/test-app.ts'

const DAY = 24 * 3_600_000

/** Something a member did without a connection. */
export type WaitingAct = { kind: WaitingActKind; key: string; at: number; ids?: Record<string, string>; body?: object }

/** What the three days need: a course with a lesson and its question, a conversation, a person, a card due on each day. */
async function worldOf({ deps, clock }: TestApp, { user }: TestMember) {
  const { database } = deps
  const course = await aCourse(database)
  const lesson = await aLesson(database, course.id)
  const question = await aQuiz(database, null, { lesson_id: lesson.id })
  const conversation = await aConversation(database)
  const personId = await aPerson(deps, user.id)
  const cards = []
  for (const day of [0, 1, 2]) {
    const quiz = await aQuiz(database, course.id)
    const due_day = dayIn(null, clock.now + day * DAY)
    await aReviewCard(database, user.id, quiz, { due_day, last_day: due_day - 5 })
    cards.push(quiz.id)
  }
  return { lesson, question, conversation, personId, cards }
}

/** Three days of acts from the clock of the app on, in the order they were done. */
export async function threeDays(testApp: TestApp, member: TestMember): Promise<WaitingAct[]> {
  const { lesson, question, conversation, personId, cards } = await worldOf(testApp, member)
  const start = testApp.clock.now
  const run = { slug: conversation.slug, version: 1, replies: [...AN_EXAMPLE.script.model] }
  const acts: Omit<WaitingAct, 'at' | 'key'>[][] = [0, 1, 2].map((day) => [
    { kind: 'station', body: { missionId: day + 1 } },
    { kind: 'review', body: { quizId: cards[day], answer: 0 } },
    { kind: 'check-in', ids: { key: 'video-15-days' } },
    { kind: 'check-in', ids: { key: 'talk-to-10' } },
  ])
  acts[0]?.push({ kind: 'lesson', ids: { lessonId: String(lesson.id) } })
  // On the last day, so that its own card comes back on none of them.
  acts[2]?.push({ kind: 'question', body: { quizId: question.id, answer: 0 } })
  acts[1]?.push({ kind: 'practice', body: run })
  acts[1]?.push({ kind: 'talk', ids: { personId }, body: { outcome: 'listened' } })
  acts[2]?.push({ kind: 'person', body: { name: 'Grace Boateng' } })
  acts[2]?.push({ kind: 'notes', ids: { personId }, body: { notes: 'Likes tea' } })
  return acts.flatMap((ofDay, day) =>
    ofDay.map((act, number) => ({ ...act, key: `act-${day}-${number}`, at: start + day * DAY + number * 60_000 })),
  )
}

/** Sends an act as the outbox of the site does, as `member`, in `memberId`'s name. */
export function sendAct(testApp: TestApp, member: TestMember, act: WaitingAct, memberId = member.user.id) {
  return testApp.call<ErrorAnswer>(WAITING_ACTS[act.kind].method, pathOfAct(act.kind, memberId, act.ids), {
    cookie: member.cookie,
    headers: { 'idempotency-key': act.key, 'acted-at': new Date(act.at).toISOString() },
    ...(act.body ? { body: act.body } : {}),
  })
}

/** What the database holds of what the member did. */
export async function tracesOf({ deps }: TestApp, { user }: TestMember) {
  const { read } = deps.database
  const ledger = await read
    .selectFrom('ledger')
    .select(['kind', 'reference', 'tokens', 'points'])
    .where('member_id', '=', user.id)
    .orderBy('kind')
    .orderBy('reference')
    .execute()
  const challenges = await read
    .selectFrom('challenge_progress')
    .select(['challenge_key', 'count'])
    .where('member_id', '=', user.id)
    .orderBy('challenge_key')
    .execute()
  const count = async (table: 'talks' | 'people' | 'practice_runs' | 'lesson_completions' | 'mission_completions') => {
    const [row] = await read
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('member_id', '=', user.id)
      .execute()
    return Number(row?.count)
  }
  const reviewed = await read
    .selectFrom('reviews')
    .select('day')
    .where('member_id', '=', user.id)
    .where('place', '=', 'review')
    .orderBy('day')
    .execute()
  return {
    // Each conversation of a test has a name of its own.
    paid: ledger.map(({ kind, reference }) => (kind === 'practice' ? kind : `${kind} ${reference}`)),
    tokens: ledger.reduce((sum, { tokens }) => sum + tokens, 0),
    points: ledger.reduce((sum, { points }) => sum + points, 0),
    challenges: Object.fromEntries(challenges.map((row) => [row.challenge_key, row.count])),
    reviewDays: reviewed.map(({ day }) => day),
    talks: await count('talks'),
    people: await count('people'),
    runs: await count('practice_runs'),
    lessons: await count('lesson_completions'),
    stations: await count('mission_completions'),
  }
}
