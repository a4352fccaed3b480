import { FIGURES_OF_NEWEST } from 'game/team'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { remembered } from '#server/features/reviews/public.ts'

/**
 * Every query of this file that reads how far somebody is asks for their consent itself, at the same moment: a member who
 * withdrew, or has another sponsor now, isn't in its answer.
 */
function agreed(sponsorId: string, ids: readonly string[]): RawBuilder<boolean> {
  return sql`members.id in (${sql.join(ids)}) and members.sponsor_id = ${sponsorId}
    and members.shares_progress_with = ${sponsorId} and members.deleted_at is null`
}

export type StandingRow = { id: string; stations: number; lastStationAt: number | null }

/** Who of the recruits agreed, and where they stand. */
export async function standingsOf(
  db: Db,
  sponsorId: string,
  ids: readonly string[],
): Promise<Map<string, StandingRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<StandingRow>`
    select members.id, count(done.mission_id) as stations, max(done.completed_at) as "lastStationAt"
    from members left join mission_completions as done on done.member_id = members.id
    where ${agreed(sponsorId, ids)} group by members.id`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export type ProgressRow = StandingRow & { lastVisitDay: number | null; recall: number | null }

/** The same, with when they were last here and how well they remember what they reviewed. @param day of today */
export async function progressOf(
  db: Db,
  sponsorId: string,
  ids: readonly string[],
  day: number,
): Promise<Map<string, ProgressRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<ProgressRow>`
    select members.id, members.last_visit_day as "lastVisitDay",
      (select count(*) from mission_completions where member_id = members.id) as stations,
      (select max(completed_at) from mission_completions where member_id = members.id) as "lastStationAt",
      (select avg(${remembered('review_cards', day)}) from review_cards where member_id = members.id) as recall
    from members where ${agreed(sponsorId, ids)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

type FiguresRow = { stations: number; members: number; active: number }

/** How far those recruits are who show it to this sponsor now. @param fromDay who were here from this day on are active */
export async function figuresOf(db: Db, sponsorId: string, fromDay: number): Promise<FiguresRow[]> {
  const { rows } = await sql<FiguresRow>`
    select stations, count(*) as members, sum(case when last_visit_day >= ${fromDay} then 1 else 0 end) as active
    from (
      select last_visit_day, (select count(*) from mission_completions where member_id = newest.id) as stations
      from (
        select id, last_visit_day, shares_progress_with, suspended_at, deleted_at from members
        where sponsor_id = ${sponsorId} order by joined_at desc, id desc limit ${sql.lit(FIGURES_OF_NEWEST)}
      ) as newest
      where shares_progress_with = ${sponsorId} and suspended_at is null and deleted_at is null
    ) as standings group by stations`.execute(db)
  return rows
}

export type CourseRow = { memberId: string; id: number; title: string }

/** The course that each of them began last and hasn't completed. Hidden courses are left out. */
export async function coursesUnderWay(
  db: Db,
  sponsorId: string,
  ids: readonly string[],
): Promise<Map<string, CourseRow>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<CourseRow>`
    select progress.member_id as "memberId", courses.id, courses.title
    from members
    join course_progress as progress on progress.member_id = members.id and progress.is_completed = 0
    join courses on courses.id = progress.course_id and courses.is_public = 1 and courses.deleted_at is null
    where ${agreed(sponsorId, ids)}
    order by progress.started_at, courses.id`.execute(db)
  return new Map(rows.map((row) => [row.memberId, row]))
}
