import { REFERRAL_BONUS, REFERRAL_REWARD } from 'game/rewards'
import type { ServerMessages } from 'messages/server'
import { type NewsToMail, notificationText } from '#server/features/notifications/public.ts'
import { nameIn } from '#server/name-in.ts'
import type { MailText } from './compose-mail.ts'

type NoticeText = MailText & { subject: string }

/** What the email about a notification says. A name in it is plain text and leads nowhere. */
export function noticeText(
  { kind, reference, about }: Pick<NewsToMail, 'kind' | 'reference' | 'about'>,
  publicUrl: string,
  messages: ServerMessages,
): NoticeText {
  const name = about === null ? null : nameIn(messages, about.name)
  if (kind === 'joined' && name !== null) return joinedText(name, reference, publicUrl, messages)
  const { text, path } = notificationText({ kind, name, reference }, messages)
  return {
    subject: text,
    heading: text,
    paragraphs: [],
    action: { label: messages.notices.goOn, url: `${publicUrl}${path}` },
    footer: [messages.notices.chosen],
  }
}

function joinedText(
  name: string,
  reference: string | null,
  publicUrl: string,
  { notices }: Pick<ServerMessages, 'notices'>,
): NoticeText {
  const isHeld = reference === 'held'
  const { tokens, points } = REFERRAL_REWARD
  const paid = [
    notices.paid({ name, tokens, points }),
    ...(reference === 'paid-with-bonus' ? [notices.bonus(REFERRAL_BONUS)] : []),
    notices.notMoney,
    notices.sayHello({ name }),
  ]
  return {
    subject: isHeld ? notices.heldSubject({ name }) : notices.paidSubject({ name }),
    heading: notices.onBoard({ name }),
    paragraphs: isHeld ? [notices.held({ name }), notices.heldCheck, notices.heldNews] : paid,
    action: { label: notices.seeDashboard, url: `${publicUrl}/dashboard` },
    footer: [notices.joinedWhy],
  }
}
