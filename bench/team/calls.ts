import type { RecruitsQuery } from 'contract/team'
import { messagesIn } from 'messages/server'
import type { PeopleDependencies } from '../../server/dependencies.ts'
import { readFirstDays } from '../../server/features/first-days/read-first-days.ts'
import { countUnseen } from '../../server/features/notifications/list-queries.ts'
import { readNotifications } from '../../server/features/notifications/read-notifications.ts'
import { showCards } from '../../server/features/rescues/show-cards.ts'
import { ReviewQuestions } from '../../server/features/reviews/public.ts'
import { listRecruits } from '../../server/features/team/list-recruits.ts'
import { readTeam } from '../../server/features/team/read-team.ts'
import { readToday } from '../../server/features/today/read-today.ts'

/** What a call of the team page does between its hooks and its answer. `before` is done before each, and not measured. */
type Call = { run: () => Promise<unknown>; before?: () => Promise<unknown> }

const LANGUAGE = 'en'
const LATER_PAGE = 20

/** The calls that the team page of this leader makes. */
export async function teamCalls(deps: PeopleDependencies, leaderId: string): Promise<Record<string, Call>> {
  const { database, now } = deps
  const { read } = database
  const questions = new ReviewQuestions(database)
  const reviewer = { id: leaderId, time_zone: null, reviews_per_day: 10 }
  const list = (query: RecruitsQuery = {}) => listRecruits(read, { leaderId, now: now(), language: LANGUAGE }, query)
  const cursor = await cursorOfPage(list, LATER_PAGE)
  const team = () => readTeam(read, leaderId, now())
  const cards = () => showCards(deps, leaderId, LANGUAGE)
  const firstDays = () => readFirstDays(deps, leaderId)
  const today = () => readToday(read, questions, reviewer, { now: now(), language: LANGUAGE })
  const unseen = () => countUnseen(read, leaderId)
  const deleteCards = () =>
    database.write((db) =>
      db.deleteFrom('rescues').where('sponsor_id', '=', leaderId).where('state', '=', 'open').execute(),
    )
  return {
    'figures by level': { run: team },
    'recruits, page 1': { run: () => list() },
    [`recruits, page ${LATER_PAGE}`]: { run: () => list({ cursor }) },
    'recruits, new': { run: () => list({ filter: 'new' }) },
    'recruits, stalled': { run: () => list({ filter: 'stalled' }) },
    'recruits, finished': { run: () => list({ filter: 'finished' }) },
    'search for a common name': { run: () => list({ search: 'ines' }) },
    'search for a name that nobody has': { run: () => list({ search: 'xyz' }) },
    'the same among those who stand still': { run: () => list({ search: 'xyz', filter: 'stalled' }) },
    'who needs a hand': { run: cards },
    'who needs a hand, ten new cards': { run: cards, before: deleteCards },
    'first days': { run: firstDays },
    'news: today': { run: today },
    'news: the list': { run: () => readNotifications(read, leaderId, undefined, messagesIn(LANGUAGE)) },
    'the whole page, all at once': {
      run: () => Promise.all([team(), list(), cards(), firstDays(), today(), unseen()]),
    },
  }
}

type List = (query: RecruitsQuery) => ReturnType<typeof listRecruits>

async function cursorOfPage(list: List, page: number): Promise<string> {
  let cursor = ''
  for (let turned = 1; turned < page; turned++) {
    const { next } = await list(cursor === '' ? {} : { cursor })
    if (next === null) break
    cursor = next
  }
  return cursor
}
