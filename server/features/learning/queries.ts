import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'

const DAY = 24 * 3_600_000

/** Groups with fewer members aren't shown, so that no figure reveals one member's memory. */
export const LEAST_MEMBERS = 10

/** How far back answers and runs count, in days. */
const RECENT = 90

type CohortRow = { joinedDay: number; members: number; answers: number; remembered: number }

/**
 * Of ideas first answered 7 to 14 days ago, what became of their first review after 7 days or more, by the day on which
 * the member joined.
 */
export async function recallAfterAWeek(db: Db, now: number): Promise<CohortRow[]> {
  const { rows } = await sql<CohortRow>`
    select cast(members.joined_at / ${sql.lit(DAY)} as integer) as "joinedDay",
      count(distinct firsts.member_id) as members, count(*) as answers,
      sum(case when later.rating = 3 then 1 else 0 end) as remembered
    from reviews as firsts
    join members on members.id = firsts.member_id
    join reviews as later on later.id = (
      select min(reviews.id) from reviews
      where reviews.member_id = firsts.member_id and reviews.idea = firsts.idea and reviews.place = 'review'
        and reviews.day >= firsts.day + 7)
    where firsts.retrievability is null and firsts.at >= ${now - 14 * DAY} and firsts.at < ${now - 7 * DAY}
    group by cast(members.joined_at / ${sql.lit(DAY)} as integer)`.execute(db)
  return rows.map(numbersOf)
}

type BinRow = { bin: number; answers: number; predicted: number; right: number }

/** The last 90 days' reviews in ten bins of the chance that was predicted. */
export async function calibrationBins(db: Db, now: number): Promise<BinRow[]> {
  const { rows } = await sql<BinRow>`
    select ${binOf(sql.ref('retrievability'))} as bin, count(*) as answers, avg(retrievability) as predicted,
      sum(case when rating = 3 then 1 else 0 end) as "right"
    from reviews
    where retrievability is not null and at >= ${now - RECENT * DAY}
    group by ${binOf(sql.ref('retrievability'))}
    having count(distinct member_id) >= ${sql.lit(LEAST_MEMBERS)}
    order by bin`.execute(db)
  return rows.map(numbersOf)
}

/** The engines cut and round numbers differently, so the bins are spelt out. */
function binOf(share: RawBuilder<unknown>): RawBuilder<unknown> {
  const bins = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (bin) => sql`when ${share} < ${sql.lit(bin / 10)} then ${sql.lit(bin - 1)}`,
  )
  return sql`case ${sql.join(bins, sql` `)} else 9 end`
}

type HardRow = { quizId: number; question: string; choices: string; answered: number; wrong: number }

/** The quizzes that went wrong most in the last 90 days, since they were last changed. */
export async function hardestReviewed(db: Db, now: number, count: number): Promise<HardRow[]> {
  const { rows } = await sql<HardRow>`
    select quizzes.id as "quizId", quizzes.question, quizzes.choices, count(*) as answered,
      sum(case when reviews.answer <> quizzes.correct_answer then 1 else 0 end) as wrong
    from reviews
    join quizzes on quizzes.id = reviews.quiz_id
    where reviews.at >= ${now - RECENT * DAY} and reviews.at >= quizzes.updated_at
      and reviews.answer is not null and quizzes.deleted_at is null
    group by quizzes.id, quizzes.question, quizzes.choices
    having count(distinct reviews.member_id) >= ${sql.lit(LEAST_MEMBERS)}
      and sum(case when reviews.answer <> quizzes.correct_answer then 1 else 0 end) > 0
    order by 1.0 * sum(case when reviews.answer <> quizzes.correct_answer then 1 else 0 end) / count(*) desc, quizzes.id
    limit ${sql.lit(count)}`.execute(db)
  return rows.map(numbersOf)
}

/** How often each wrong choice of these quizzes was taken in the last 90 days. */
export async function wrongChoicesOf(db: Db, quizIds: readonly number[], now: number) {
  if (quizIds.length === 0) return []
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('quizzes', 'quizzes.id', 'reviews.quiz_id')
    .select((eb) => ['quizzes.id as quizId', 'reviews.answer', eb.fn.countAll<number>().as('taken')])
    .where('quizzes.id', 'in', quizIds)
    .where('reviews.at', '>=', now - RECENT * DAY)
    .whereRef('reviews.at', '>=', 'quizzes.updated_at')
    .where('reviews.answer', 'is not', null)
    .whereRef('reviews.answer', '!=', 'quizzes.correct_answer')
    .groupBy(['quizzes.id', 'reviews.answer'])
    .execute()
  return rows.toSorted((a, b) => b.taken - a.taken || (a.answer ?? 0) - (b.answer ?? 0))
}

/** Where practice conversations of the last 90 days ended. */
export async function endingsOf(db: Db, now: number) {
  return db
    .selectFrom('practice_runs')
    .innerJoin('conversations', 'conversations.id', 'practice_runs.conversation_id')
    .select((eb) => ['conversations.slug', 'conversations.title', eb.fn.countAll<number>().as('runs')])
    .select(['practice_runs.ending', 'practice_runs.is_clear'])
    .where('practice_runs.played_at', '>=', now - RECENT * DAY)
    .where('conversations.deleted_at', 'is', null)
    .groupBy(['conversations.slug', 'conversations.title', 'practice_runs.ending', 'practice_runs.is_clear'])
    .having((eb) => eb(eb.fn.count('practice_runs.member_id').distinct(), '>=', LEAST_MEMBERS))
    .orderBy('conversations.slug')
    .orderBy('runs', 'desc')
    .orderBy('practice_runs.ending')
    .execute()
}

/** PostgreSQL sends sums and averages as text. */
function numbersOf<Row extends Record<string, unknown>>(row: Row): Row {
  const entries = Object.entries(row).map(([name, value]) => {
    const isNumber = name !== 'question' && name !== 'choices'
    return [name, isNumber ? Number(value) : value]
  })
  return Object.fromEntries(entries) as Row
}
