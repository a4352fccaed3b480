import { plainSenderName } from 'game/invitations'
import { inviteLink } from 'game/links'
import { composeMail } from '#server/features/mail/public.ts'

type Inviter = { name: string; inviteCode: string }

/** What somebody reads whom a member invites. It says who asked for it, what they have from it, and how to have no more. */
export function invitationMail({ name, inviteCode }: Inviter, publicUrl: string, unsubscribeUrl: string) {
  const sender = plainSenderName(name)
  const parts = composeMail({
    heading: `${sender} invites you to Whistlestop`,
    paragraphs: [
      'Whistlestop teaches how network marketing works, in lessons of about two minutes, one stop at a time. It promises no income.',
      `${sender} is a member and gets tokens for rewards there when you join through this link.`,
    ],
    action: { label: 'See the invitation', url: inviteLink(publicUrl, { inviteCode, name: sender }, 'email') },
    footer: [
      `You get this mail because ${sender} typed your address into Whistlestop to invite you. If you do not know them, you need not do anything.`,
      'We send you one invitation a week at most, whoever asks for it.',
      { label: 'No more invitations to this address', url: unsubscribeUrl },
    ],
  })
  return { subject: `${sender} invites you to Whistlestop`, ...parts }
}
