import type { Database } from '#server/database/database.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { courseWithoutLessons } from '#server/testing/course-without-lessons.ts'
import type { Content, Traveller } from './traveller.ts'

/** How many members are compared at once: the most values that SQLite accepts in one query. */
const PAGE = 500

export async function readContent({ read }: Database): Promise<Content> {
  const [missions, quizzes, course] = await Promise.all([
    read.selectFrom('missions').select(['id', 'tokens', 'points']).orderBy('id').execute(),
    read
      .selectFrom('quizzes')
      .select(['id', 'correct_answer', 'points'])
      .where('course_id', 'is', null)
      // Those of lessons and stations pay nothing.
      .where('lesson_id', 'is', null)
      .where('mission_id', 'is', null)
      .orderBy('id')
      .execute(),
    courseWithoutLessons(read),
  ])
  return { missions, quizzes, courseId: course }
}

/**
 * Compares what the database holds with what was acknowledged: nothing less and nothing more, in entries, balances and
 * what was delivered. Call it when no outcome is unknown.
 * @returns each disagreement
 */
export async function checkHistories(
  database: Database,
  content: Content,
  travellers: readonly Traveller[],
): Promise<string[]> {
  const wrong: string[] = []
  const registered = travellers.filter(({ id }) => id !== '')
  for (let from = 0; from < registered.length; from += PAGE) {
    const page = registered.slice(from, from + PAGE)
    const found = await holdings(
      database,
      page.map(({ id }) => id),
    )
    for (const traveller of page) {
      const promised = JSON.stringify(promisedTo(traveller, content))
      const held = JSON.stringify(found(traveller.id))
      if (promised !== held) wrong.push(`${traveller.email}: promised ${promised}, but there is ${held}`)
    }
  }
  const note = (finding: unknown) => wrong.push(JSON.stringify(finding))
  await verifyLedger(database.read, { wrongBalance: note, wrongTotal: note })
  return wrong
}

function promisedTo(traveller: Traveller, { missions, quizzes }: Content) {
  const { done } = traveller
  const completed = missions.filter(({ id }) => done.some((step) => step.kind === 'complete' && step.missionId === id))
  const right = quizzes.filter((quiz) =>
    done.some((step) => step.kind === 'answer' && step.quizId === quiz.id && step.answer === quiz.correct_answer),
  )
  const checkIns = Math.min(10, traveller.count('check-in'))
  const redemptions = traveller.count('redeem')
  const entries = [
    ...completed.map(({ id, tokens, points }) => `mission ${id} ${tokens} ${points}`),
    ...right.map(({ id, points }) => `quiz ${id} 0 ${points}`),
    ...(checkIns === 10 ? ['challenge talk-to-10 10 20'] : []),
    ...traveller.sponsored.map((friend) => `referral ${friend.id} 10 20`),
    ...Array<string>(redemptions).fill('redemption'),
  ].sort()
  const invitations = traveller.count('invite')
  return { entries, checkIns, deliveries: redemptions, items: 5 * redemptions, invitations, mails: invitations }
}

/** What the database holds for these members, in the shape of `promisedTo`. */
async function holdings({ read }: Database, ids: string[]) {
  const [ledger, progress, deliveries, items, invitations, mails] = await Promise.all([
    read.selectFrom('ledger').selectAll().where('member_id', 'in', ids).execute(),
    read.selectFrom('challenge_progress').selectAll().where('member_id', 'in', ids).execute(),
    read.selectFrom('deliveries').select('member_id').where('member_id', 'in', ids).execute(),
    read.selectFrom('delivered_items').select('member_id').where('member_id', 'in', ids).execute(),
    read.selectFrom('invitations').select('member_id').where('member_id', 'in', ids).execute(),
    read
      .selectFrom('mails')
      .select('member_id')
      .where('member_id', 'in', ids)
      .where('kind', '=', 'invitation')
      .execute(),
  ])
  return (id: string) => {
    const own = <Row extends { member_id: string | null }>(rows: readonly Row[]) =>
      rows.filter(({ member_id }) => member_id === id)
    const entries = own(ledger).map(({ kind, reference, tokens, points }) =>
      // Its reference is made up by the server.
      kind === 'redemption' && tokens === -5 ? kind : `${kind} ${reference} ${tokens} ${points}`,
    )
    return {
      entries: entries.sort(),
      checkIns: own(progress)[0]?.count ?? 0,
      deliveries: own(deliveries).length,
      items: own(items).length,
      invitations: own(invitations).length,
      mails: own(mails).length,
    }
  }
}
