import { PRACTICE_AGAIN_AFTER } from 'game/conversations'
import { dayIn } from 'game/days'
import type { Db } from '#server/database/database.ts'
import { listConversations, type RunRow, runsOf } from './queries.ts'
import { translateListed } from './translate-script.ts'

type Asked = { memberId: string; timeZone: string | null; now: number; language: string }

/**
 * The conversation that a member should practise again today: 3 days after the first day on which they played it, and
 * 10 days after the second. Of several the one that has waited longest.
 * @returns null when nothing is due
 */
export async function practiceDue(
  db: Db,
  { memberId, timeZone, now, language }: Asked,
): Promise<{ slug: string; title: string } | null> {
  const runs = Map.groupBy(await runsOf(db, memberId), (run) => run.conversation_id)
  if (runs.size === 0) return null
  const today = dayIn(timeZone, now)
  const due = (await listConversations(db)).flatMap((row) => {
    const { id, is_published } = row
    const dueOn = is_published === 0 ? null : dueDay(runs.get(id) ?? [], timeZone)
    return dueOn !== null && dueOn <= today ? [{ row, dueOn }] : []
  })
  const [first] = due.sort((one, other) => one.dueOn - other.dueOn)
  if (first === undefined) return null
  const [listed = first.row] = await translateListed(db, language, [first.row])
  return { slug: listed.slug, title: listed.title }
}

/** @returns the day from which a conversation is offered again, or null */
export function dueDay(runs: readonly Pick<RunRow, 'played_at'>[], timeZone: string | null): number | null {
  const days = [...new Set(runs.map(({ played_at }) => dayIn(timeZone, played_at)))].sort((a, b) => a - b)
  const wait = PRACTICE_AGAIN_AFTER[days.length - 1]
  const last = days.at(-1)
  return wait === undefined || last === undefined ? null : last + wait
}
