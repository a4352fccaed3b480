import { queryOptions, useQuery } from '@tanstack/react-query'
import type { HeldReferral } from 'contract/administration'
import { REFERRAL_BONUS, REFERRAL_DAILY_CAP, REFERRAL_REWARD, STRICT_REFERRAL_CAPS } from 'game/rewards'
import * as messages from 'messages/referrals'
import { type RefObject, useRef, useState } from 'react'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get, post } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { useFocusAfter } from '#web/client/page/focus.ts'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { isolated, leftToRight } from '#web/ui/isolated.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { Moment } from '#web/ui/moment.tsx'

function heldReferralsQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.heldReferrals,
    queryFn: ({ signal }) => get<HeldReferral[]>('/api/admin/referrals/held', signal),
    staleTime: 0,
  })
}

function nameOf({ invited, hasLeft }: HeldReferral): string {
  return hasLeft ? messages.formerMember : invited.name
}

type Decision = { referral: HeldReferral; verdict: 'release' | 'refuse' }

/** Referrals held for review, the oldest first. */
export function ReferralsSection() {
  const query = useQuery(heldReferralsQuery())
  const [decision, setDecision] = useState<Decision>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="referrals" className="grid gap-3">
      <h2 ref={heading} id="referrals" tabIndex={-1} className="heading-section outline-none">
        {messages.heading}
      </h2>
      <p className="max-w-reading text-ink-soft">{messages.about}</p>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loading} />} failure={messages.loadFailed}>
        {(referrals) =>
          referrals.length === 0 ? (
            <EmptyState level={3} title={messages.nothing}>
              {messages.allDecided}
            </EmptyState>
          ) : (
            <ul className="grid gap-3">
              {referrals.map((referral) => (
                <ReferralRow
                  key={referral.id}
                  referral={referral}
                  heading={heading}
                  onDecide={(verdict) => setDecision({ referral, verdict })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {decision && <DecisionDialog decision={decision} onClose={() => setDecision(undefined)} />}
    </section>
  )
}

type ReferralRowProps = {
  referral: HeldReferral
  /** Gets the focus when the row that had it is gone. */
  heading: RefObject<HTMLElement | null>
  onDecide: (verdict: Decision['verdict']) => void
}

function ReferralRow({ referral, heading, onDecide }: ReferralRowProps) {
  const { id, invited, hasLeft, sponsor, reason, createdAt } = referral
  const titleId = `referral-${id}`
  const row = useRef<HTMLLIElement>(null)
  useFocusAfter(row, heading)
  const texts = { address: leftToRight, when: () => <Moment at={createdAt} precise /> }
  return (
    <li ref={row} className={classNames(CARD, 'grid gap-2 p-3 sm:p-4')}>
      <h3 id={titleId} className="heading-card wrap-anywhere">
        {messages.invited({ sponsor: sponsor.name, invited: nameOf(referral), who: isolated })}
      </h3>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {hasLeft
          ? messages.invitedFormerMember({ ...texts, sponsor: sponsor.email })
          : messages.invitedAddress({ ...texts, sponsor: sponsor.email, invited: invited.email })}
      </p>
      <p>{reviewReason(reason)}</p>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={titleId} onClick={() => onDecide('release')}>
          {messages.release}
        </Button>
        <Button variant="plain" aria-describedby={titleId} onClick={() => onDecide('refuse')}>
          {messages.refuse}
        </Button>
      </div>
    </li>
  )
}

function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { mutate, isPending } = useDecide()
  const { verdict, referral } = decision
  const { tokens, points } = REFERRAL_REWARD
  const sponsor = referral.sponsor.name
  return (
    <ConfirmDialog
      open
      title={verdict === 'release' ? messages.releaseReferral : messages.refuseReferral}
      question={
        verdict === 'release'
          ? messages.releaseQuestion({ sponsor, tokens, points, bonusAt: REFERRAL_BONUS.at })
          : messages.refuseQuestion({ sponsor, invited: nameOf(referral), hasLeft: referral.hasLeft })
      }
      confirmLabel={verdict === 'release' ? messages.release : messages.refuse}
      pending={isPending}
      onConfirm={() => mutate(decision, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}

function useDecide() {
  return useToastMutation({
    send: ({ referral, verdict }: Decision) => post(`/api/admin/referrals/${referral.id}/${verdict}`),
    done: (_, { referral, verdict }) => {
      const [sponsor, invited] = [referral.sponsor.name, nameOf(referral)]
      return verdict === 'release'
        ? { title: messages.released, description: messages.paid({ sponsor, invited }) }
        : { title: messages.refused, description: messages.notPaid({ invited }) }
    },
    failed: messages.decideFailed,
    invalidates: [adminQueryKeys.heldReferrals, adminQueryKeys.members],
  })
}

const REASONS: Readonly<Record<string, string>> = {
  SAME_MAILBOX: messages.sameMailbox,
  KNOWN_MAILBOX: messages.knownMailbox,
  SAME_DEVICE: messages.sameDevice,
  RING: messages.ring,
  DISPOSABLE_ADDRESS: messages.disposableAddress,
  DAY_CAP: messages.dayCap({ count: REFERRAL_DAILY_CAP }),
  ADDRESS_CAP: messages.addressCap({ count: STRICT_REFERRAL_CAPS.anAddressADay }),
  LIFETIME_CAP: messages.lifetimeCap({ count: STRICT_REFERRAL_CAPS.lifetime }),
  SPONSOR_AWAY: messages.sponsorAway,
  BEFORE_PAY: messages.beforePay,
}

/** Why a referral waits, in words. @param code as the server gives it; one we do not know is shown as it is */
export function reviewReason(code: string): string {
  return Object.hasOwn(REASONS, code) ? (REASONS[code] ?? code) : messages.serverReason({ code })
}
