import { plainSenderName } from 'game/invitations'
import { notificationText } from 'game/notification-texts'
import { REFERRAL_BONUS, REFERRAL_REWARD } from 'game/rewards'
import type { NewsToMail } from '#server/features/notifications/public.ts'
import type { MailText } from './compose-mail.ts'

type NoticeText = MailText & { subject: string }

/** What the email about a notification says. A name in it is plain text and leads nowhere. */
export function noticeText({ kind, reference, about }: NewsToMail, publicUrl: string): NoticeText {
  const name = about === null ? null : plainSenderName(about.name)
  if (kind === 'joined' && name !== null) return joinedText(name, reference, publicUrl)
  const { text, path } = notificationText({ kind, name, reference })
  return {
    subject: text,
    heading: text,
    paragraphs: [],
    action: { label: 'Go on at Whistlestop', url: `${publicUrl}${path}` },
    footer: ['You’re receiving this email because you chose it on your account page.'],
  }
}

const JOINED_FOOTER = ['You’re receiving this email because someone joined Whistlestop with your invite code.']

function joinedText(name: string, reference: string | null, publicUrl: string): NoticeText {
  const isHeld = reference === 'held'
  return {
    subject: isHeld ? `${name} joined: your reward is being checked` : `${name} joined with your invitation`,
    heading: `${name} is on board`,
    paragraphs: isHeld ? heldText(name) : paidText(name, reference === 'paid-with-bonus'),
    action: { label: 'See your dashboard', url: `${publicUrl}/dashboard` },
    footer: JOINED_FOOTER,
  }
}

function paidText(name: string, hasBonus: boolean): string[] {
  const bonus = `Five people have now joined through you, so you also get a bonus of ${REFERRAL_BONUS.tokens} tokens and ${REFERRAL_BONUS.points} points.`
  return [
    `${name} joined Whistlestop with your invitation. You received ${REFERRAL_REWARD.tokens} tokens and ${REFERRAL_REWARD.points} points.`,
    ...(hasBonus ? [bonus] : []),
    'Tokens are for the rewards inside Whistlestop, and points count on the leaderboard. Neither is money.',
    `A short hello from you will help ${name} get started.`,
  ]
}

function heldText(name: string): string[] {
  return [
    `${name} joined Whistlestop with your invitation and can use all of it.`,
    'An administrator checks this one before we pay tokens and points. That happens, for example, when many people join on one day, or when two accounts look alike. Nobody is accused of anything.',
    'We’ll email you if you are paid. If more of your referrals are checked today, we won’t email you about each one.',
  ]
}
