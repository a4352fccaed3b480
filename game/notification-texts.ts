import { FIRST_DAYS_PAY } from './first-days.ts'
import { type Move, tierName } from './leagues.ts'
import type { NotificationKind } from './notifications.ts'
import { REFERRAL_BONUS, REFERRAL_REWARD } from './rewards.ts'

/** What a sentence is made from, each time it's read. */
export type Told = {
  kind: NotificationKind
  /** The other member's; null for one who has left. */
  name: string | null
  reference: string | null
}

/** What the reader sees, and the page of ours where it goes on. */
export type ToldText = { text: string; path: string }

/** What is due for a member on a day. */
export type DueToday = { reviews: number; talks: number }

export function notificationText({ kind, name, reference }: Told): ToldText {
  const who = name ?? 'Somebody who has left'
  switch (kind) {
    case 'joined':
      return { text: joinedText(who, reference), path: '/dashboard' }
    case 'thanks':
      return { text: `${who} made progress after you reached out. Thank you!`, path: '/team' }
    case 'helped':
      return { text: `${who} reached out to you, and you made progress. Did it help you?`, path: '/dashboard' }
    case 'first-days':
      return { text: firstDaysText(who, reference), path: '/dashboard' }
    case 'league-closed':
      return { text: leagueText(reference), path: '/league' }
    case 'reminder':
      return { text: reminderText(readDueToday(reference)), path: '/dashboard' }
    case 'account':
      return { text: ACCOUNT_NEWS[reference ?? ''] ?? 'Something about your account has changed.', path: '/account' }
  }
}

function firstDaysText(who: string, reference: string | null): string {
  if (reference !== 'paid') return `${who} has finished their part of the first days.`
  return `${who} and you have finished the first days: ${FIRST_DAYS_PAY.tokens} tokens and ${FIRST_DAYS_PAY.points} points for each of you.`
}

const JOINED_TAILS: Readonly<Record<string, string>> = {
  paid: ` You received ${REFERRAL_REWARD.tokens} tokens and ${REFERRAL_REWARD.points} points.`,
  'paid-with-bonus': ` You received ${REFERRAL_REWARD.tokens} tokens and ${REFERRAL_REWARD.points} points, and the bonus of ${REFERRAL_BONUS.tokens} tokens and ${REFERRAL_BONUS.points} points.`,
  held: ' An administrator checks your reward first.',
}

function joinedText(who: string, reference: string | null): string {
  return `${who} joined with your invitation.${JOINED_TAILS[reference ?? ''] ?? ''}`
}

/** How a member's week in a league ended: the class was that of the week. */
type LeagueResult = { place: number; tier: number; move: Move }

export function writeLeagueResult({ place, tier, move }: LeagueResult): string {
  return `${place} ${tier} ${move}`
}

function leagueText(reference: string | null): string {
  const [, place, tier, move] = /^(\d{1,3}) ([1-5]) (-1|0|1)$/.exec(reference ?? '') ?? []
  if (place === undefined) return 'Your league’s week is over.'
  const after = tierName(Number(tier) + Number(move))
  const goes = move === '1' ? 'go up to' : move === '-1' ? 'go down to' : 'stay in'
  return `Your league’s week is over. You came in at place ${place} in ${tierName(Number(tier))} and ${goes} ${after}.`
}

const ACCOUNT_NEWS: Readonly<Record<string, string>> = {
  'password-changed': 'Your password was changed, and every other browser was logged out.',
  'email-changed': 'The email address of your account was changed.',
  'balance-adjusted': 'An administrator changed your tokens or points. Your tickets say why.',
}

function reminderText({ reviews, talks }: DueToday): string {
  const parts = [
    ...(reviews > 0 ? [counted(reviews, 'question to review', 'questions to review')] : []),
    ...(talks > 0 ? [counted(talks, 'talk to follow up', 'talks to follow up')] : []),
  ]
  return parts.length === 0 ? 'Something is due today.' : `Today: ${parts.join(' and ')}.`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}

export function writeDueToday({ reviews, talks }: DueToday): string {
  return `${reviews} ${talks}`
}

function readDueToday(reference: string | null): DueToday {
  const [, reviews = '0', talks = '0'] = /^(\d{1,4}) (\d{1,4})$/.exec(reference ?? '') ?? []
  return { reviews: Number(reviews), talks: Number(talks) }
}
