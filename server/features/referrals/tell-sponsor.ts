import { plainSenderName } from 'game/invitations'
import { REFERRAL_BONUS, REFERRAL_REWARD } from 'game/rewards'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { composeMail, enqueueMail, isSuppressed, type MailText, type NewMail } from '#server/features/mail/public.ts'
import { hasHeldSince, nameOf, type Sponsor } from './queries.ts'

const DAY = 86_400_000

const FOOTER = ['You get this mail because somebody joined Whistlestop with your invite code.']

/** Tells a sponsor what they were paid, as part of the payment. */
export async function tellPaid(
  db: Transaction,
  deps: Dependencies,
  sponsor: Sponsor,
  invitedId: string,
  hasBonus: boolean,
): Promise<void> {
  const name = plainSenderName(await nameOf(db, invitedId))
  const bonus = `Five people have joined through you now, so there is a bonus of ${REFERRAL_BONUS.tokens} tokens and ${REFERRAL_BONUS.points} points on top.`
  await send(db, deps, sponsor, invitedId, 'referral-paid', `${name} joined with your invitation`, {
    heading: `${name} is on board`,
    paragraphs: [
      `${name} joined Whistlestop with your invitation. You received ${REFERRAL_REWARD.tokens} tokens and ${REFERRAL_REWARD.points} points.`,
      ...(hasBonus ? [bonus] : []),
      'Tokens are for the rewards inside Whistlestop, and points count on the leaderboard. Neither is money.',
      `A short hello from you helps ${name} to a good start.`,
    ],
    action: { label: 'See your dashboard', url: `${deps.config.publicUrl}/dashboard` },
    footer: FOOTER,
  })
}

/** Tells a sponsor that a payment waits: once for all of a day, because strangers can cause as many as they like. */
export async function tellHeld(
  db: Transaction,
  deps: Dependencies,
  sponsor: Sponsor,
  invitedId: string,
): Promise<void> {
  if (await hasHeldSince(db, sponsor.id, invitedId, deps.now() - DAY)) return
  const name = plainSenderName(await nameOf(db, invitedId))
  await send(db, deps, sponsor, invitedId, 'referral-held', `${name} joined, and we take a look first`, {
    heading: `${name} is on board`,
    paragraphs: [
      `${name} joined Whistlestop with your invitation and can use all of it.`,
      'Before we pay tokens and points for this one, an administrator takes a look. That happens, for example, when many people join on one day, or when two accounts look alike. Nobody is accused of anything.',
      'If it pays, you get a mail. Should more of your referrals wait today, we do not write about each.',
    ],
    action: { label: 'See your dashboard', url: `${deps.config.publicUrl}/dashboard` },
    footer: FOOTER,
  })
}

async function send(
  db: Transaction,
  deps: Dependencies,
  { email, deleted_at }: Sponsor,
  causedBy: string,
  kind: NewMail['kind'],
  subject: string,
  text: MailText,
): Promise<void> {
  if (deleted_at !== null || (await isSuppressed(db, email))) return
  await enqueueMail(db, deps, { kind, memberId: causedBy, to: email, subject, ...composeMail(text) })
}
