import { ONE_CARD_IN, RECRUITS_LOOKED_AT, type RescueCause, type Standing } from 'game/rescues'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { streakOf, type Visitor } from '#server/features/sessions/public.ts'

/** Somebody who shows their progress to the asking sponsor, and how far they are. */
export type PersonStanding = Standing & { memberId: string }

type Whose = { sponsorId: string; since: number }

/**
 * Whose progress a sponsor may see, and about whom they may be advised to write. It stands in every query that reads
 * progress for a sponsor: who withdraws is gone from the next answer.
 */
export function agreedWith(member: string, sponsorId: string): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${member}.${column}`)
  return sql<boolean>`${of('sponsor_id')} = ${sponsorId} and ${of('shares_progress_with')} = ${sponsorId}
    and ${of('no_nudges')} = 0 and ${of('suspended_at')} is null and ${of('deleted_at')} is null`
}

const COLUMNS = sql`members.id, members.joined_at, members.time_zone, members.login_streak, members.last_visit_day,
  members.ended_streak, members.rest_month, members.rest_days_used, members.rest_from_day, members.rest_to_day,
  members.sponsor_id, members.shares_progress_with, members.no_nudges, members.suspended_at, members.deleted_at`

/** The newest recruits, without those about whom there was a card in the last week. */
function withoutCard({ sponsorId, since }: Whose): RawBuilder<unknown> {
  return sql`(
      select ${COLUMNS} from members where sponsor_id = ${sponsorId}
      order by joined_at desc limit ${sql.lit(RECRUITS_LOOKED_AT)}
    ) as m where ${agreedWith('m', sponsorId)} and not exists (
      select 1 from rescues where rescues.member_id = m.id and rescues.shown_at > ${since}
    )`
}

/** Those about whom a card is open. */
function withOpenCard({ sponsorId, since }: Whose): RawBuilder<unknown> {
  return sql`(
      select ${COLUMNS} from members where id in (
        select member_id from rescues where sponsor_id = ${sponsorId} and state = 'open' and shown_at > ${since}
      )
    ) as m where ${agreedWith('m', sponsorId)}`
}

/** The one whom a card is about. */
function ofCard({ sponsorId, cardId }: { sponsorId: string; cardId: string }): RawBuilder<unknown> {
  return sql`(
      select ${COLUMNS} from members where id = (select member_id from rescues where id = ${cardId})
    ) as m where ${agreedWith('m', sponsorId)}`
}

type Row = Omit<PersonStanding, 'course' | 'streak'> & Omit<Visitor, 'id' | 'time_zone'>

/**
 * How far each person is with the stations, and what they did last where they have finished them. `materialized` because
 * PostgreSQL otherwise counts a person's stations once for each place that names the count.
 */
function standings(whose: RawBuilder<unknown>) {
  return sql<Row>`
    with people as materialized (
      select m.id as "memberId", m.joined_at as "joinedAt", m.time_zone as "timeZone", m.login_streak,
        m.last_visit_day, m.ended_streak, m.rest_month, m.rest_days_used, m.rest_from_day, m.rest_to_day, (select count(*) from missions) as stations,
        (select count(*) from mission_completions as done where done.member_id = m.id) as "stationsDone",
        (select max(completed_at) from mission_completions as done where done.member_id = m.id) as "lastStationAt"
      from ${whose}
    )
    select people.*,
      case when people."stationsDone" >= people.stations
        then (select max(played_at) from practice_runs where practice_runs.member_id = people."memberId") end as "lastPracticeAt",
      case when people."stationsDone" >= people.stations
        then (select max(created_at) from invitations where invitations.member_id = people."memberId") end as "lastInvitedAt"
    from people`
}

type CourseRow = {
  memberId: string
  courseId: number
  startedAt: number
  lessonAt: number | null
  quizAt: number | null
  playedAt: number | null
}

/** Courses under way. Reading a text leaves no trace: what counts is a lesson finished, a question answered, a video played. */
function courses(whose: RawBuilder<unknown>) {
  return sql<CourseRow>`
    select progress.member_id as "memberId", progress.course_id as "courseId", progress.started_at as "startedAt",
      (select max(done.completed_at) from lesson_completions as done join lessons on lessons.id = done.lesson_id
        where done.member_id = progress.member_id and lessons.course_id = progress.course_id) as "lessonAt",
      (select max(answers.answered_at) from quizzes join quiz_answers as answers
        on answers.quiz_id = quizzes.id and answers.member_id = progress.member_id
        where quizzes.course_id = progress.course_id) as "quizAt",
      (select reported_at from video_plays as plays
        where plays.member_id = progress.member_id and plays.course_id = progress.course_id) as "playedAt"
    from (select m.id from ${whose}) as whose
    join course_progress as progress on progress.member_id = whose.id and progress.is_completed = 0
    join courses on courses.id = progress.course_id and courses.deleted_at is null and courses.is_public = 1`
}

const standingsWithoutCard = prepared((db, whose: Whose) => ({
  compile: () => standings(withoutCard(whose)).compile(db),
}))
const coursesWithoutCard = prepared((db, whose: Whose) => ({ compile: () => courses(withoutCard(whose)).compile(db) }))
const standingsWithOpenCard = prepared((db, whose: Whose) => ({
  compile: () => standings(withOpenCard(whose)).compile(db),
}))
const coursesWithOpenCard = prepared((db, whose: Whose) => ({
  compile: () => courses(withOpenCard(whose)).compile(db),
}))

/** A sponsor's newest recruits about whom there may be a card now. */
export async function readCandidates(db: Db, sponsorId: string, now: number): Promise<PersonStanding[]> {
  const whose = { sponsorId, since: now - ONE_CARD_IN }
  return together(await standingsWithoutCard(db, whose), await coursesWithoutCard(db, whose))
}

/** Those about whom a sponsor has an open card. @param since shown after this moment */
export async function readWithOpenCard(db: Db, sponsorId: string, since: number): Promise<PersonStanding[]> {
  const whose = { sponsorId, since }
  return together(await standingsWithOpenCard(db, whose), await coursesWithOpenCard(db, whose))
}

const standingOfCard = prepared((db, values: { sponsorId: string; cardId: string }) => ({
  compile: () => standings(ofCard(values)).compile(db),
}))
const coursesOfCard = prepared((db, values: { sponsorId: string; cardId: string }) => ({
  compile: () => courses(ofCard(values)).compile(db),
}))

/** How far the person of one card is; undefined where they don't show it any more. */
export async function readWithCard(db: Db, sponsorId: string, cardId: string): Promise<PersonStanding | undefined> {
  const values = { sponsorId, cardId }
  const [person] = together(await standingOfCard(db, values), await coursesOfCard(db, values))
  return person
}

function together(rows: readonly Row[], courses: readonly CourseRow[]): PersonStanding[] {
  const byMember = Map.groupBy(courses, ({ memberId }) => memberId)
  return rows.map((row) => ({ ...row, streak: streakOf(row), course: lastTouched(byMember.get(row.memberId) ?? []) }))
}

function lastTouched(courses: readonly CourseRow[]): Standing['course'] {
  return courses
    .map(({ courseId, startedAt, lessonAt, quizAt, playedAt }) => ({
      id: courseId,
      touchedAt: Math.max(startedAt, lessonAt ?? 0, quizAt ?? 0, playedAt ?? 0),
    }))
    .reduce<Standing['course']>(
      (last, course) => (last === null || course.touchedAt > last.touchedAt ? course : last),
      null,
    )
}

type Past = { memberId: string; cause: RescueCause; since: number }

const pastOfCandidates = prepared((db, whose: Whose) => ({
  compile: () =>
    sql<Past>`select past.member_id as "memberId", past.cause, past.stands_since as since
      from (select m.id from ${withoutCard(whose)}) as whose join rescues as past on past.member_id = whose.id
      where past.sponsor_id = ${whose.sponsorId}`.compile(db),
}))

/** What there was a card for already: one standstill makes one card. */
export function readPast(db: Db, sponsorId: string, now: number): Promise<Past[]> {
  return pastOfCandidates(db, { sponsorId, since: now - ONE_CARD_IN })
}
