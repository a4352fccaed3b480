import type { Recruit, Recruits, RecruitsQuery } from 'contract/team'
import { dateOfDay, signalFor } from 'game/reviews'
import { isStalled, LAST_STATION, NEW_FOR_DAYS } from 'game/team'
import type { Db } from '#server/database/database.ts'
import { type InLanguage, translate } from '#server/features/translations/public.ts'
import { Refusal } from '#server/refusal.ts'
import { type CourseRow, coursesUnderWay, type ProgressRow, progressOf, standingsOf } from './progress-queries.ts'
import { placeText, type RecruitRow, readPlace, recruitsAfter } from './recruits-page.ts'

const PAGE = 50

/** So many recruits are looked at for one page: a search among more goes on with the next. */
const LOOKED_AT = 2_000

/** So many of them in one query where a page may need more than its own. */
const STRETCH = 500

const DAY_MS = 86_400_000

/** Filters that say how far somebody is. */
const OF_PROGRESS: ReadonlySet<RecruitsQuery['filter']> = new Set(['stalled', 'finished'])

type Caller = { leaderId: string; now: number; language: string }

/**
 * One page of those whom a member brought, who joined last first.
 * @throws Refusal INVALID for a cursor that no page gave
 */
export async function listRecruits(db: Db, caller: Caller, query: RecruitsQuery): Promise<Recruits> {
  const from = query.cursor === undefined ? undefined : readPlace(query.cursor)
  if (query.cursor !== undefined && from === undefined) throw new Refusal('INVALID')
  const { found, next } = await findRecruits(db, caller, query, from)
  const ids = found.map(({ id }) => id)
  const today = Math.floor(caller.now / DAY_MS)
  const progress = await progressOf(db, caller.leaderId, ids, today)
  const courses = await coursesInLanguage(db, caller, [...progress.keys()])
  // Whoever withdrew since the filter was applied would be known by it to stand still or to have finished.
  const isKept = ({ id }: RecruitRow) => !OF_PROGRESS.has(query.filter) || progress.has(id)
  const members = found.filter(isKept).map((row) => recruitView(row, progress.get(row.id), courses.get(row.id)))
  return { members, next }
}

/** By member. */
async function coursesInLanguage(db: Db, { leaderId, language }: Caller, ids: readonly string[]) {
  const rows = [...(await coursesUnderWay(db, leaderId, ids)).values()]
  return new Map((await translate(db, language, 'course', rows)).map((row) => [row.memberId, row]))
}

type Place = ReturnType<typeof readPlace>

async function findRecruits(db: Db, caller: Caller, { filter, search }: RecruitsQuery, from: Place) {
  const isPlain = filter === undefined && !search?.trim()
  const hasName = nameTest(search)
  const found: RecruitRow[] = []
  let place = from
  for (let looked = 0; looked < LOOKED_AT; ) {
    const size = isPlain ? PAGE + 1 : STRETCH
    const rows = await recruitsAfter(db, caller.leaderId, place, size)
    const named = rows.filter((row) => row.deleted_at === null && row.suspended_at === null && hasName(row.name))
    for (const row of await filtered(db, caller, filter, named)) {
      if (found.length === PAGE) return { found, next: nextOf(found.at(-1)) }
      found.push(row)
    }
    const last = rows.at(-1)
    if (rows.length < size || last === undefined || isTooOld(last, filter, caller.now)) return { found, next: null }
    place = { joinedAt: last.joined_at, id: last.id }
    looked += rows.length
  }
  return { found, next: place === undefined ? null : placeText(place) }
}

function nextOf(row: RecruitRow | undefined): string | null {
  return row === undefined ? null : placeText({ joinedAt: row.joined_at, id: row.id })
}

async function filtered(
  db: Db,
  { leaderId, now }: Caller,
  filter: RecruitsQuery['filter'],
  rows: readonly RecruitRow[],
): Promise<readonly RecruitRow[]> {
  if (filter === undefined) return rows
  if (filter === 'new') return rows.filter((row) => !isTooOld(row, filter, now))
  const ids = rows.map(({ id }) => id)
  const standings = await standingsOf(db, leaderId, ids)
  return rows.filter(({ id, joined_at }) => {
    const standing = standings.get(id)
    if (standing === undefined) return false
    if (filter === 'finished') return standing.stations >= LAST_STATION
    const { stations: stationsDone, lastStationAt } = standing
    return isStalled({ stationsDone, joinedAt: joined_at, lastStationAt }, now)
  })
}

function isTooOld({ joined_at }: RecruitRow, filter: RecruitsQuery['filter'], now: number): boolean {
  return filter === 'new' && now - joined_at >= NEW_FOR_DAYS * DAY_MS
}

/** Without a look at capitals and marks over letters. */
function nameTest(search = ''): (name: string) => boolean {
  const part = plain(search.trim())
  return (name) => plain(name).includes(part)
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}

function courseView({ id, title, language }: CourseRow & InLanguage): NonNullable<Recruit['courseNow']> {
  return { id, title, ...(language === undefined ? {} : { language }) }
}

function recruitView(
  row: RecruitRow,
  progress: ProgressRow | undefined,
  course: (CourseRow & InLanguage) | undefined,
): Recruit {
  const { id, name, joined_at } = row
  const person = { id, name, joinedAt: new Date(joined_at).toISOString() }
  if (progress === undefined) return { ...person, sharesProgress: false }
  return {
    ...person,
    sharesProgress: true,
    stationsDone: Math.min(progress.stations, LAST_STATION),
    ...(course === undefined ? {} : { courseNow: courseView(course) }),
    ...(progress.lastVisitDay === null ? {} : { lastSeen: dateOfDay(progress.lastVisitDay) }),
    signal: signalFor(progress.recall),
  }
}
