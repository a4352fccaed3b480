import type { ManagedMember } from 'contract/administration'
import { Ban, ShieldCheck } from 'lucide-react'
import * as messages from 'messages/members'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Chip, PointsChip, TokensChip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { leftToRight } from '#web/ui/isolated.tsx'
import { Moment } from '#web/ui/moment.tsx'
import type { MemberAct } from './member-act-dialog.tsx'

type MemberRowProps = { member: ManagedMember; onAct: (what: MemberAct['what']) => void }

/** One member. The buttons are described by the name. */
export function MemberRow({ member, onAct }: MemberRowProps) {
  const { id, name, email, emailVerified, isAdmin, suspendedAt } = member
  const nameId = `member-${id}`
  const act = (what: MemberAct['what'], label: string) => (
    <Button variant="plain" className="px-3!" aria-describedby={nameId} onClick={() => onAct(what)}>
      {label}
    </Button>
  )
  return (
    <li className={classNames(CARD, 'grid items-center gap-2 p-3 sm:p-4 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-4')}>
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 id={nameId} className="heading-card min-w-0 wrap-anywhere">
            {name}
          </h3>
          {isAdmin && (
            <Chip tone="sky" icon={<ShieldCheck size={16} aria-hidden />}>
              {messages.administrator}
            </Chip>
          )}
          {suspendedAt !== null && (
            <Chip icon={<Ban size={16} aria-hidden />}>
              {messages.suspendedSince({ when: () => <Moment at={suspendedAt} /> })}
            </Chip>
          )}
        </div>
        <p className="wrap-anywhere text-ink-soft text-sm">
          {(emailVerified ? messages.addressVerified : messages.addressNotVerified)({ email, address: leftToRight })}
        </p>
        <MemberFacts member={member} />
      </div>
      <div className="-mx-3.5 flex flex-wrap lg:mx-0">
        {act('tickets', messages.tickets)}
        {act('adjust', messages.adjust)}
        {act('role', isAdmin ? messages.removeAdministrator : messages.makeAdministrator)}
        {act('suspension', suspendedAt === null ? messages.suspend : messages.restore)}
      </div>
    </li>
  )
}

function MemberFacts({ member: { tokens, leaderboardPts, invitedCount, joinedAt } }: { member: ManagedMember }) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-ink-soft text-sm">
      <TokensChip tokens={tokens} />
      <PointsChip points={leaderboardPts} />
      <span>{messages.invitedAndJoined({ count: invitedCount, when: () => <Moment at={joinedAt} /> })}</span>
    </div>
  )
}
