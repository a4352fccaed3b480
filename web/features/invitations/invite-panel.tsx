import type { User } from 'contract/users'
import { REFERRAL_BONUS, REFERRAL_REWARD } from 'game/rewards'
import * as messages from 'messages/invitations'
import { language } from 'messages/language'
import type { ReactNode } from 'react'
import { useOwnWords } from '#web/client/own-words/use-own-words.ts'
import { useMember } from '#web/client/session/member.tsx'
import { useSiteSettings } from '#web/client/site/site-settings.ts'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Card } from '#web/ui/card.tsx'
import { InviteForm } from './invite-form.tsx'
import { JoinedPeople } from './joined-people.tsx'
import { OwnMessage } from './own-message.tsx'
import { ShareLink } from './share-link.tsx'
import { ShareMessage } from './share-message.tsx'

/** Inviting friends: what it pays, by mail, by link, and who came. @param hints advice on a message that the member changes */
export function InvitePanel({ hints }: { hints: (text: string) => ReactNode }) {
  const member = useMember()
  const words = useOwnWords(`share-text:${language}`, messages.shareText)
  const settings = useSiteSettings()
  return (
    <Card aria-labelledby="invite" className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
      <div className="flex flex-col gap-3">
        <h2 id="invite" className="heading-panel">
          {messages.heading}
        </h2>
        <p className="text-ink-soft">
          {messages.whatItPays({
            ...REFERRAL_REWARD,
            bonusTokens: REFERRAL_BONUS.tokens,
            bonusPoints: REFERRAL_BONUS.points,
            // Until the server has said when a referral pays, the sentence names no moment.
            paysAt: settings?.referralPaysAt ?? '',
          })}
        </p>
        <Progress paid={member.paidReferralCount} />
      </div>
      <Invitation text={words.text} />
      <div className="grid content-start gap-2">
        <ShareLink member={member} text={words.text} />
        <ShareMessage member={member} words={words} hints={hints} />
      </div>
      <div className="grid gap-2 border-rule border-t-2 pt-4 lg:col-span-3">
        <Counts member={member} />
        <JoinedPeople people={member.invitedUsers} />
      </div>
    </Card>
  )
}

/** By email from us, or by the member's own where this site doesn't send any. */
function Invitation({ text }: { text: string }) {
  const member = useMember()
  return useSiteSettings()?.areInvitationsMailed === false ? <OwnMessage member={member} text={text} /> : <InviteForm />
}

/** On the way to the bonus, a ticket for each friend who paid. */
function Progress({ paid }: { paid: number }) {
  const reached = Math.min(paid, REFERRAL_BONUS.at)
  const seats = Array.from({ length: REFERRAL_BONUS.at }, (_, seat) => seat)
  return (
    <p className="mt-auto flex items-center gap-3 font-semibold">
      <span aria-hidden className="flex gap-1">
        {seats.map((seat) => (
          <Ticket key={seat} punched={seat < reached} className={seat < reached ? 'w-8' : 'w-8 opacity-40 grayscale'} />
        ))}
      </span>
      <span>
        {messages.onTheWay({
          reached,
          count: REFERRAL_BONUS.at,
          more: (inside) => <span className="sr-only">{inside}</span>,
        })}
      </span>
    </p>
  )
}

function Counts({ member: { invites, invitedCount } }: { member: User }) {
  return (
    <dl className="flex flex-wrap gap-x-6">
      <Count name={messages.sent} count={invites} />
      <Count name={messages.joined} count={invitedCount} />
    </dl>
  )
}

function Count({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex gap-2">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-bold">{count}</dd>
    </div>
  )
}
