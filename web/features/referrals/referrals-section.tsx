import { queryOptions, useQuery } from '@tanstack/react-query'
import type { HeldReferral } from 'contract/administration'
import { REFERRAL_BONUS, REFERRAL_DAILY_CAP, REFERRAL_REWARD, STRICT_REFERRAL_CAPS } from 'game/rewards'
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
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { Moment } from '#web/ui/moment.tsx'

function heldReferralsQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.heldReferrals,
    queryFn: ({ signal }) => get<HeldReferral[]>('/api/admin/referrals/held', signal),
    staleTime: 0,
  })
}

type Decision = { referral: HeldReferral; verdict: 'release' | 'refuse' }

/** Referrals under review for a person to look at them, the oldest first. */
export function ReferralsSection() {
  const query = useQuery(heldReferralsQuery())
  const [decision, setDecision] = useState<Decision>()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby="referrals" className="grid gap-3">
      <h2 ref={heading} id="referrals" tabIndex={-1} className="heading-section outline-none">
        Referrals under review
      </h2>
      <p className="max-w-reading text-ink-soft">
        A safety rule held these back. Nobody is accused: the new member can use everything, and only the sponsor’s
        reward waits for your decision.
      </p>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading referrals..." />}
        failure="The referrals couldn’t be loaded."
      >
        {(referrals) =>
          referrals.length === 0 ? (
            <EmptyState level={3} title="Nothing to review">
              Every referral so far has been paid or decided.
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
  /** Has the focus when the row that had it is gone. */
  heading: RefObject<HTMLElement | null>
  onDecide: (verdict: Decision['verdict']) => void
}

function ReferralRow({ referral, heading, onDecide }: ReferralRowProps) {
  const { id, invited, sponsor, reason, createdAt } = referral
  const titleId = `referral-${id}`
  const row = useRef<HTMLLIElement>(null)
  useFocusAfter(row, heading)
  return (
    <li ref={row} className={classNames(CARD, 'grid gap-2 p-3 sm:p-4')}>
      <h3 id={titleId} className="heading-card wrap-anywhere">
        {sponsor.name} invited {invited.name}
      </h3>
      <p className="wrap-anywhere text-ink-soft text-sm">
        {sponsor.email} invited {invited.email}, who joined <Moment at={createdAt} precise />
      </p>
      <p>{reviewReason(reason)}</p>
      <div className="flex flex-wrap gap-2">
        <Button aria-describedby={titleId} onClick={() => onDecide('release')}>
          Release
        </Button>
        <Button variant="plain" aria-describedby={titleId} onClick={() => onDecide('refuse')}>
          Refuse
        </Button>
      </div>
    </li>
  )
}

function DecisionDialog({ decision, onClose }: { decision: Decision; onClose: () => void }) {
  const { mutate, isPending } = useDecide()
  const { verdict, referral } = decision
  const { tokens, points } = REFERRAL_REWARD
  return (
    <ConfirmDialog
      open
      title={verdict === 'release' ? 'Release referral' : 'Refuse referral'}
      question={
        verdict === 'release'
          ? `${referral.sponsor.name} gets ${tokens} tokens and ${points} points now, and the bonus if this is number ${REFERRAL_BONUS.at}. You can’t undo this here.`
          : `${referral.sponsor.name} gets nothing for ${referral.invited.name}. Both keep their accounts. You can’t undo this here.`
      }
      confirmLabel={verdict === 'release' ? 'Release' : 'Refuse'}
      pending={isPending}
      onConfirm={() => mutate(decision, { onSettled: onClose })}
      onCancel={onClose}
    />
  )
}

function useDecide() {
  return useToastMutation({
    send: ({ referral, verdict }: Decision) => post(`/api/admin/referrals/${referral.id}/${verdict}`),
    done: (_, { referral: { sponsor, invited }, verdict }) =>
      verdict === 'release'
        ? { title: 'Referral released', description: `${sponsor.name} was paid for ${invited.name}.` }
        : { title: 'Referral refused', description: `Nothing will be paid for ${invited.name}.` },
    failed: 'Failed to decide',
    invalidates: [adminQueryKeys.heldReferrals, adminQueryKeys.members],
  })
}

const REASONS: Readonly<Record<string, string>> = {
  SAME_MAILBOX: 'Emails to the new address reach the sponsor’s own inbox, so it may be the same person.',
  KNOWN_MAILBOX: 'Emails to the new address reach the inbox of someone who was invited before.',
  SAME_DEVICE: 'The new member registered in a browser that the sponsor, or someone they invited before, has used.',
  RING: 'The chain of invitations leads back to its start.',
  DISPOSABLE_ADDRESS: 'The new address is from a disposable email service.',
  DAY_CAP: `The sponsor was already paid for ${REFERRAL_DAILY_CAP} people within a day.`,
  ADDRESS_CAP: `${STRICT_REFERRAL_CAPS.anAddressADay} people were already paid for from the same internet connection that day. It may be a family or an office.`,
  LIFETIME_CAP: `The sponsor was already paid for ${STRICT_REFERRAL_CAPS.lifetime} people.`,
  SPONSOR_AWAY: 'The sponsor was suspended or had left when the reward was due.',
  BEFORE_PAY: 'They joined before referrals were paid.',
}

/** Why a referral waits, in words. @param code as the server gives it; one we do not know is shown as it is */
export function reviewReason(code: string): string {
  return Object.hasOwn(REASONS, code) ? (REASONS[code] ?? code) : `The server’s reason: ${code}`
}
