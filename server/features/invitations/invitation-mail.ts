import { plainSenderName } from 'game/invitations'
import { inviteLink } from 'game/links'
import type { ServerMessages } from 'messages/server'
import { composeMail } from '#server/features/mail/public.ts'
import { nameIn } from '#server/name-in.ts'

type Inviter = { name: string; inviteCode: string }

/**
 * The email to a person whom a member invites: it says who asked for it, what that member gains, and how to stop such
 * emails.
 */
export function invitationMail(inviter: Inviter, publicUrl: string, unsubscribeUrl: string, messages: ServerMessages) {
  const { invitations } = messages
  const name = nameIn(messages, inviter.name)
  const link = { inviteCode: inviter.inviteCode, name: plainSenderName(inviter.name, messages.mail.unnamed) }
  const heading = invitations.heading({ name })
  const content = {
    notice: invitations.advertisement,
    heading,
    paragraphs: [invitations.about, invitations.gains({ name })],
    action: { label: invitations.action, url: inviteLink(publicUrl, link, 'email') },
    footer: [invitations.why({ name }), invitations.onceAWeek, { label: invitations.noMore, url: unsubscribeUrl }],
  }
  return { subject: heading, ...composeMail(content, messages) }
}
