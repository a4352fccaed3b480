import { isChallengeKey } from 'game/challenges'
import { isRewardType, type RewardType } from 'game/rewards'
import type { LanguageCode } from 'messages/languages'
import { messagesIn, type ServerMessages } from 'messages/server'
import { challengeTitle } from '#server/challenge-title.ts'
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
 * Describes for people what entries were for, with one query for each kind, however many entries. A course or quiz that
 * the viewer may not see is not named.
 */
export async function titlesOf(
  db: Db,
  entries: readonly Named[],
  viewer: Viewer,
  language: LanguageCode,
): Promise<(entry: Named) => string> {
  const { challenges, ledger } = messagesIn(language)
  const reading = { withHidden: seesHidden(viewer), language }
  const of = (kind: LedgerKind) => entries.filter((entry) => entry.kind === kind).map(({ reference }) => reference)
  const missions = await missionTitles(db, rowIds(of('mission')), language)
  const courses = await courseTitles(db, rowIds(of('course')), reading)
  const quizzes = await quizQuestions(db, rowIds(of('quiz')), reading)
  const conversations = await conversationTitles(db, of('practice'), reading)
  const people = await memberNames(db, of('referral'))
  const helped = await helpedNames(db, of('help'))
  const rewards = await rewardTypes(db, of('redemption'))
  return ({ kind, reference }) => {
    switch (kind) {
      case 'mission':
        return missions.get(reference) ?? ledger.station
      case 'course':
        return courses.get(reference) ?? ledger.course
      case 'quiz':
        return said(quizzes.get(reference), (question) => ledger.quiz({ question })) ?? ledger.someQuiz
      case 'referral':
        return said(people.get(reference), (name) => ledger.referral({ name })) ?? ledger.someReferral
      case 'referral-bonus':
        return ledger.referralBonus
      case 'redemption':
        return rewardTitle(rewards.get(reference), ledger)
      case 'challenge':
        return isChallengeKey(reference) ? challengeTitle(reference, challenges) : ledger.challenge
      case 'review':
        return ledger.review
      case 'practice':
        return said(conversations.get(reference), (title) => ledger.practice({ title })) ?? ledger.somePractice
      case 'help':
        return said(helped.get(reference), (name) => ledger.help({ name })) ?? ledger.someHelp
      case 'first-days':
        return ledger.firstDays
      case 'adjustment':
        return ledger.adjustment
    }
  }
}

function said(text: string | undefined, sentence: (text: string) => string): string | undefined {
  return text === undefined ? undefined : sentence(text)
}

/** @param type as it is stored: older versions may have had others */
function rewardTitle(type: string | undefined, ledger: ServerMessages['ledger']): string {
  const titles: Record<RewardType, string> = {
    social_posts: ledger.posts,
    email_swipes: ledger.emails,
    warm_leads: ledger.leads,
  }
  return type !== undefined && isRewardType(type) ? titles[type] : ledger.reward
}

/**
 * References to missions, courses and quizzes are ids as text; others can't be converted to a number by the database.
 */
function rowIds(references: readonly string[]): number[] {
  return references.filter((reference) => /^[1-9][0-9]{0,8}$/.test(reference)).map(Number)
}
