import { FIRST_DAYS_PAY } from 'game/first-days'
import { readDueToday, readLeagueResult } from 'game/notification-references'
import type { NotificationKind } from 'game/notifications'
import { REFERRAL_BONUS, REFERRAL_REWARD } from 'game/rewards'
import type { ServerMessages } from 'messages/server'

/** What the sentence is made from each time it's read. */
export type Told = {
  kind: NotificationKind
  /** The name of the other member; null once they have left. */
  name: string | null
  reference: string | null
}

/** What the reader sees, and the path of the page that it links to. */
export type ToldText = { text: string; path: string }

type Messages = ServerMessages['notifications']

export function notificationText(
  { kind, name, reference }: Told,
  { notifications }: Pick<ServerMessages, 'notifications'>,
): ToldText {
  const who = name ?? notifications.somebodyLeft
  switch (kind) {
    case 'joined':
      return { text: joinedText(who, reference, notifications), path: '/dashboard' }
    case 'thanks':
      return { text: notifications.thanks({ who }), path: '/team' }
    case 'helped':
      return { text: notifications.helped({ who }), path: '/dashboard' }
    case 'first-days':
      return { text: firstDaysText(who, reference, notifications), path: '/dashboard' }
    case 'league-closed':
      return { text: leagueText(reference, notifications), path: '/league' }
    case 'reminder':
      return { text: reminderText(reference, notifications), path: '/dashboard' }
    case 'account':
      return { text: accountText(reference, notifications), path: '/account' }
  }
}

function joinedText(who: string, reference: string | null, notifications: Messages): string {
  const { tokens, points } = REFERRAL_REWARD
  switch (reference) {
    case 'paid':
      return notifications.joinedPaid({ who, tokens, points })
    case 'paid-with-bonus': {
      const bonus = { bonusTokens: REFERRAL_BONUS.tokens, bonusPoints: REFERRAL_BONUS.points }
      return notifications.joinedBonus({ who, tokens, points, ...bonus })
    }
    case 'held':
      return notifications.joinedHeld({ who })
    default:
      return notifications.joined({ who })
  }
}

function firstDaysText(who: string, reference: string | null, notifications: Messages): string {
  return reference === 'paid'
    ? notifications.firstDaysPaid({ who, ...FIRST_DAYS_PAY })
    : notifications.firstDays({ who })
}

function leagueText(reference: string | null, notifications: Messages): string {
  const result = readLeagueResult(reference)
  if (result === undefined) return notifications.leagueOver
  const tier = (of: number) => notifications.tier({ tier: String(of) })
  return notifications.leagueResult({
    place: String(result.place),
    tier: tier(result.tier),
    move: result.move === 1 ? 'up' : result.move === -1 ? 'down' : 'stay',
    after: tier(result.tier + result.move),
  })
}

function reminderText(reference: string | null, notifications: Messages): string {
  const { reviews, talks } = readDueToday(reference)
  const what = reviews > 0 ? (talks > 0 ? 'both' : 'reviews') : talks > 0 ? 'talks' : 'something'
  return notifications.due({ what, reviews, talks })
}

function accountText(reference: string | null, notifications: Messages): string {
  switch (reference) {
    case 'password-changed':
      return notifications.passwordChanged
    case 'email-changed':
      return notifications.emailChanged
    case 'balance-adjusted':
      return notifications.balanceAdjusted
    default:
      return notifications.accountChanged
  }
}
