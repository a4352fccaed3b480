import { plainSenderName } from 'game/invitations'
import { inviteLink } from 'game/links'
import { composeMail } from '#server/features/mail/public.ts'

type Inviter = { name: string; inviteCode: string }

/** The email to somebody whom a member invites: it says who asked for it, what they gain, and how to stop such emails. */
export function invitationMail({ name, inviteCode }: Inviter, publicUrl: string, unsubscribeUrl: string) {
  const sender = plainSenderName(name)
  const parts = composeMail({
    notice: 'Advertisement',
    heading: `${sender} invites you to Whistlestop`,
    paragraphs: [
      'Whistlestop trains people in network marketing to start conversations, to listen and to take no for an answer, in lessons of about two minutes. It promises no income.',
      `${sender} is a member and gets tokens for rewards there when you join through this link.`,
    ],
    action: { label: 'See the invitation', url: inviteLink(publicUrl, { inviteCode, name: sender }, 'email') },
    footer: [
      `This email is an advertisement for Whistlestop. You got it because ${sender} entered your address to invite you. If you don’t know them, you can ignore it.`,
      'We send you at most one invitation a week, no matter how many members invite you.',
      { label: 'No more invitations to this address', url: unsubscribeUrl },
    ],
  })
  return { subject: `${sender} invites you to Whistlestop`, ...parts }
}
