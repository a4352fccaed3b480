import { CHALLENGES } from 'game/challenges'
import { REWARDS } from 'game/rewards'
import type { Db } from '#server/database/database.ts'
import type { LedgerKind } from '#server/database/tables/ledger.ts'
import { seesHidden, type Viewer } from '#server/features/catalogue/public.ts'
import {
  conversationTitles,
  courseTitles,
  helpedNames,
  memberNames,
  missionTitles,
  quizQuestions,
  rewardTypes,
} from './page-queries.ts'

type Named = { kind: LedgerKind; reference: string }

/**
 * Says for people what entries were for: in as few queries as there are kinds, however many entries. A course or quiz that
 * the viewer may not see is not named.
 */
export async function titlesOf(db: Db, entries: readonly Named[], viewer: Viewer): Promise<(entry: Named) => string> {
  const of = (kind: LedgerKind) => entries.filter((entry) => entry.kind === kind).map(({ reference }) => reference)
  const missions = await missionTitles(db, rowIds(of('mission')))
  const courses = await courseTitles(db, rowIds(of('course')), seesHidden(viewer))
  const quizzes = await quizQuestions(db, rowIds(of('quiz')), seesHidden(viewer))
  const conversations = await conversationTitles(db, of('practice'), seesHidden(viewer))
  const people = await memberNames(db, of('referral'))
  const helped = await helpedNames(db, of('help'))
  const rewards = await rewardTypes(db, of('redemption'))
  return ({ kind, reference }) => {
    switch (kind) {
      case 'mission':
        return missions.get(reference) ?? 'A station'
      case 'course':
        return courses.get(reference) ?? 'A course'
      case 'quiz':
        return `Quiz: ${quizzes.get(reference) ?? 'a right answer'}`
      case 'referral':
        return `Referral: ${people.get(reference) ?? 'somebody'} joined`
      case 'referral-bonus':
        return 'Bonus for five people who joined'
      case 'redemption':
        return REWARDS.find(({ type }) => type === rewards.get(reference))?.title ?? 'A reward'
      case 'challenge':
        return CHALLENGES.find(({ key }) => key === reference)?.title ?? 'A daily challenge'
      case 'review':
        return 'Review of the day'
      case 'practice':
        return `Practice: ${conversations.get(reference) ?? 'a conversation'}`
      case 'help':
        return `You helped ${helped.get(reference) ?? 'somebody'}`
      case 'first-days':
        return 'First days: both of you did your parts'
      case 'adjustment':
        return 'Adjustment'
    }
  }
}

/** References to missions, courses and quizzes are ids as text; others would be no number for the database. */
function rowIds(references: readonly string[]): number[] {
  return references.filter((reference) => /^[1-9][0-9]{0,8}$/.test(reference)).map(Number)
}
