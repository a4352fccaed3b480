import { plainSenderName } from 'game/invitations'
import { REFERRAL_BONUS, REFERRAL_REWARD } from 'game/rewards'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { enqueueNotice, type MailText } from '#server/features/mail/public.ts'
import { hasHeldSince, nameOf, type Sponsor } from './queries.ts'

const DAY = 86_400_000

const FOOTER = ['You’re receiving this email because someone joined Whistlestop with your invite code.']

/** Tells a sponsor what they were paid, as part of the payment. */
export async function tellPaid(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  sponsor: Sponsor,
  invitedId: string,
  hasBonus: boolean,
): Promise<void> {
  const name = plainSenderName(await nameOf(db, invitedId))
  const bonus = `Five people have now joined through you, so you also get a bonus of ${REFERRAL_BONUS.tokens} tokens and ${REFERRAL_BONUS.points} points.`
  await send(db, deps, sponsor, invitedId, 'referral-paid', `${name} joined with your invitation`, {
    heading: `${name} is on board`,
    paragraphs: [
      `${name} joined Whistlestop with your invitation. You received ${REFERRAL_REWARD.tokens} tokens and ${REFERRAL_REWARD.points} points.`,
      ...(hasBonus ? [bonus] : []),
      'Tokens are for the rewards inside Whistlestop, and points count on the leaderboard. Neither is money.',
      `A short hello from you will help ${name} get started.`,
    ],
    action: { label: 'See your dashboard', url: `${deps.config.publicUrl}/dashboard` },
    footer: FOOTER,
  })
}

/** Tells a sponsor that a payment waits: once for all of a day, because strangers can cause as many as they like. */
export async function tellHeld(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  sponsor: Sponsor,
  invitedId: string,
): Promise<void> {
  if (await hasHeldSince(db, sponsor.id, invitedId, deps.now() - DAY)) return
  const name = plainSenderName(await nameOf(db, invitedId))
  await send(db, deps, sponsor, invitedId, 'referral-held', `${name} joined: your reward is being checked`, {
    heading: `${name} is on board`,
    paragraphs: [
      `${name} joined Whistlestop with your invitation and can use all of it.`,
      'An administrator checks this one before we pay tokens and points. That happens, for example, when many people join on one day, or when two accounts look alike. Nobody is accused of anything.',
      'We’ll email you if you are paid. If more of your referrals are checked today, we won’t email you about each one.',
    ],
    action: { label: 'See your dashboard', url: `${deps.config.publicUrl}/dashboard` },
    footer: FOOTER,
  })
}

async function send(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  sponsor: Sponsor,
  causedBy: string,
  kind: 'referral-paid' | 'referral-held',
  subject: string,
  text: MailText,
): Promise<void> {
  if (sponsor.deleted_at === null) await enqueueNotice(db, deps, { kind, reader: sponsor, causedBy, subject, text })
}
