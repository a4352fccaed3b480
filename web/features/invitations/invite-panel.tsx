import type { User } from 'contract/users'
import { REFERRAL_BONUS, REFERRAL_REWARD, type ReferralPaysAt } from 'game/rewards'
import { useMember } from '#web/client/session/member.tsx'
import { useSiteSettings } from '#web/client/site/site-settings.ts'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Card } from '#web/ui/card.tsx'
import { InviteForm } from './invite-form.tsx'
import { JoinedPeople } from './joined-people.tsx'
import { OwnMessage } from './own-message.tsx'
import { ShareLink } from './share-link.tsx'

/** Inviting friends: what it pays, by mail, by link, and who came. */
export function InvitePanel() {
  const member = useMember()
  return (
    <Card aria-labelledby="invite" className="grid gap-x-8 gap-y-5 lg:grid-cols-3">
      <div className="flex flex-col gap-3">
        <h2 id="invite" className="heading-panel">
          Invite friends
        </h2>
        <p className="text-ink-soft">
          You get {REFERRAL_REWARD.tokens} tokens and {REFERRAL_REWARD.points} points for {useWhoPays()}. The fifth adds{' '}
          {REFERRAL_BONUS.tokens} tokens and {REFERRAL_BONUS.points} points, once. We check some new accounts first, so
          your tokens may take a day or two.
        </p>
        <Progress paid={member.paidReferralCount} />
      </div>
      <Invitation />
      <ShareLink member={member} />
      <div className="grid gap-2 border-rule border-t-2 pt-4 lg:col-span-3">
        <Counts member={member} />
        <JoinedPeople people={member.invitedUsers} />
      </div>
    </Card>
  )
}

/** By email from us, or by the member's own where this site doesn't send any. */
function Invitation() {
  const member = useMember()
  return useSiteSettings()?.areInvitationsMailed === false ? <OwnMessage member={member} /> : <InviteForm />
}

const WHO_PAYS: Record<ReferralPaysAt, string> = {
  registered: 'each friend who joins',
  verified: 'each friend who joins and confirms their email address',
  station1: 'each friend who joins, confirms their email address and completes the first station',
}

/** The end of a sentence that is also true before the server has said when a referral pays. */
function useWhoPays(): string {
  const settings = useSiteSettings()
  return settings === undefined ? 'each successful referral' : WHO_PAYS[settings.referralPaysAt]
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
        {reached} of {REFERRAL_BONUS.at}
        <span className="sr-only"> on the way to the bonus</span>
      </span>
    </p>
  )
}

function Counts({ member: { invites, invitedCount } }: { member: User }) {
  return (
    <dl className="flex flex-wrap gap-x-6">
      <Count name="Invitations sent" count={invites} />
      <Count name="Friends joined" count={invitedCount} />
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
