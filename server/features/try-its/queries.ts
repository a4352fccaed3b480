import { dayIn } from 'game/days'
import type { Db } from '#server/database/database.ts'
import type { TryItAnswer } from '#server/database/tables/try-its.ts'
import { tryItIn } from './try-it-in.ts'

const DAY = 24 * 3_600_000

/** How many days members are asked how it went. */
const ASKED_FOR = 14

/** Something to try that a finished station or lesson ended with. Days are counted from 1970 in the member's zone. */
export type TryIt = {
  source: string
  text: string
  askedOn: number
  answer: TryItAnswer | null
  answeredAt: number | null
}

type Member = { id: string; time_zone: string | null }

/** What a member was told to try in the last two weeks, oldest first, by what they finished. */
export async function recentTryIts(db: Db, member: Member, now: number): Promise<TryIt[]> {
  const finished = [...(await finishedMissions(db, member.id, now)), ...(await finishedLessons(db, member.id, now))]
  const answers = await answersOf(db, member.id)
  const tryIts = finished.flatMap(({ source, text, completedAt }) => {
    const given = answers.get(source)
    const askedOn = given?.asked_on ?? dayIn(member.time_zone, completedAt) + 1
    return text === null
      ? []
      : [{ source, text, askedOn, answer: given?.answer ?? null, answeredAt: given?.answered_at ?? null }]
  })
  return tryIts.toSorted((a, b) => a.askedOn - b.askedOn || (a.source < b.source ? -1 : 1))
}

async function finishedMissions(db: Db, memberId: string, now: number) {
  const rows = await db
    .selectFrom('mission_completions')
    .innerJoin('missions', 'missions.id', 'mission_completions.mission_id')
    .select(['missions.id', 'missions.content', 'mission_completions.completed_at'])
    .where('mission_completions.member_id', '=', memberId)
    .where('mission_completions.completed_at', '>=', now - ASKED_FOR * DAY)
    .execute()
  return rows.map(({ id, content, completed_at }) => ({
    source: `mission:${id}`,
    text: tryItIn(content),
    completedAt: completed_at,
  }))
}

async function finishedLessons(db: Db, memberId: string, now: number) {
  const rows = await db
    .selectFrom('lesson_completions')
    .innerJoin('lessons', 'lessons.id', 'lesson_completions.lesson_id')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .select(['lessons.id', 'lessons.cards', 'lesson_completions.completed_at'])
    .where('lesson_completions.member_id', '=', memberId)
    .where('lesson_completions.completed_at', '>=', now - ASKED_FOR * DAY)
    .where('lessons.deleted_at', 'is', null)
    .where('lessons.is_draft', '=', 0)
    .where('courses.deleted_at', 'is', null)
    .where('courses.is_public', '=', 1)
    .execute()
  return rows.map(({ id, cards, completed_at }) => ({
    source: `lesson:${id}`,
    text: doCardOf(cards),
    completedAt: completed_at,
  }))
}

/** @param cards JSON: a list of `LessonCard` of the contract */
function doCardOf(cards: string): string | null {
  const list: { kind: string; text?: string }[] = JSON.parse(cards)
  return list.find(({ kind }) => kind === 'do')?.text ?? null
}

async function answersOf(db: Db, memberId: string) {
  const rows = await db
    .selectFrom('try_its')
    .select(['source', 'asked_on', 'answer', 'answered_at'])
    .where('member_id', '=', memberId)
    .execute()
  return new Map(rows.map((row) => [row.source, row]))
}
