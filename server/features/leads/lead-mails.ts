import { plainSenderName } from 'game/invitations'
import type { Transaction } from '#server/database/database.ts'
import type { LeadTables } from '#server/database/tables/leads.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { composeMail, createUnsubscribeLink, enqueueMail, type MailText } from '#server/features/mail/public.ts'
import { CONFIRM_WITHIN_MS } from './lead-periods.ts'

type Lead = Pick<LeadTables['leads'], 'email' | 'email_hash' | 'source' | 'consent_text' | 'consent_source'>

/** A lead who is asked whether they want to be in the pool. `ownerName`: the member who has them as a contact already. */
export type ConfirmableLead = Lead & { id: string; ownerName: string | null }

const ASKED =
  'You’re receiving this email because you, or someone using your address, asked to be contacted through Whistlestop.'
const IMPORTED =
  'You’re receiving this email because the administrator of this site entered your details, with the consent you gave elsewhere.'
const ENOUGH = 'Stop all contact, or have your details erased'
const DAYS = CONFIRM_WITHIN_MS / (24 * 3_600_000)

/** Tells somebody what they agreed to, word for word, and how to end it. It names the owner, and goes with their account. */
export async function welcomeLead(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  lead: Lead & { owner_id: string | null },
): Promise<void> {
  await mailLead(db, deps, lead, lead.owner_id, 'lead-welcome', 'You asked Whistlestop for contact', {
    heading: 'You asked to be contacted',
    paragraphs: [
      'This is what you agreed to:',
      `“${lead.consent_text}”`,
      'If that wasn’t you, or you’ve changed your mind, use the link below. You can do so at any time.',
    ],
  })
}

/** Asks a lead whether another member may contact them; nobody gets their details before they say so. */
export async function mailConfirmation(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  lead: ConfirmableLead,
  token: string,
): Promise<void> {
  await mailLead(db, deps, lead, null, 'lead-confirm', 'Please confirm that you want to be contacted', {
    heading: 'Do you want to be contacted?',
    paragraphs: [
      howTheyCame(lead),
      `“${lead.consent_text}”`,
      lead.ownerName === null
        ? `If you want this, please confirm it within ${DAYS} days. Until then no member sees your name or your address.`
        : `${plainSenderName(lead.ownerName)} has your details, as you asked. Another member gets your name and address only if you confirm it within ${DAYS} days.`,
      lead.ownerName === null
        ? `If you don’t, there’s nothing to do: your details are deleted after ${DAYS} days.`
        : 'If you don’t want that, there’s nothing to do.',
    ],
    action: { label: 'Yes, a member may email me', url: `${deps.config.publicUrl}/confirm-contact/${token}` },
  })
}

function howTheyCame({ source, consent_source }: Lead): string {
  return source === 'import'
    ? `The administrator of this site entered your name and email address. According to our records you agreed to this (${consent_source}):`
    : 'Someone entered your name and email address on our contact page. If it was you, this is what you agreed to:'
}

/** Tells leads who has their details from now on, each with a fresh link; samples are nobody and get no mail. */
export async function tellDelivered(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  leads: readonly Lead[],
  member: { id: string; name: string },
): Promise<void> {
  const name = plainSenderName(member.name)
  for (const lead of leads.filter(({ source }) => source !== 'sample')) {
    await mailLead(db, deps, lead, member.id, 'lead-delivered', `${name} may get in touch with you`, {
      heading: `${name} may get in touch with you`,
      paragraphs: [
        handedOver(lead, name),
        'We won’t give your details to anyone else on this basis. If you’d rather not be contacted, use the link below.',
      ],
    })
  }
}

/** To somebody whom an administrator entered it also says what is recorded, and from where. */
function handedOver({ source, consent_text, consent_source }: Lead, name: string): string {
  return source === 'import'
    ? `You agreed to this (${consent_source}), and confirmed it by email: “${consent_text}”. For that reason ${name}, a member of Whistlestop, now has your name and email address.`
    : `You agreed that a member of Whistlestop may contact you about network marketing. ${name} is that member, and now has your name and email address.`
}

/** Tells a member that somebody wants no contact any more: by the first name only, because an email stays in an inbox. */
export async function tellWithdrawn(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  holder: { email: string },
  leadName: string,
): Promise<void> {
  const [first = ''] = plainSenderName(leadName).split(' ')
  await enqueueMail(db, deps, {
    kind: 'lead-withdrawn',
    memberId: null,
    to: holder.email,
    subject: `${first} does not want to be contacted any more`,
    ...composeMail({
      heading: `Please do not contact ${first} any more`,
      paragraphs: [
        `${first}, who was among your contacts or leads, has asked us to end all contact. Their contact details are gone from your Rewards page.`,
        'Please do not write or call again, and delete anything you’ve copied.',
      ],
      action: { label: 'Your Rewards page', url: `${deps.config.publicUrl}/rewards` },
      footer: ['You’re receiving this email because you had this person’s details at Whistlestop.'],
    }),
  })
}

async function mailLead(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  lead: Lead,
  memberId: string | null,
  kind: 'lead-welcome' | 'lead-confirm' | 'lead-delivered',
  subject: string,
  { action, ...text }: Pick<MailText, 'heading' | 'paragraphs' | 'action'>,
): Promise<void> {
  // One token for both: what a mail program unsubscribes by, and the page where a person stops or is erased.
  const unsubscribeUrl = await createUnsubscribeLink(db, deps, lead.email_hash)
  const token = unsubscribeUrl.split('/').at(-1)
  const enough = { label: ENOUGH, url: `${deps.config.publicUrl}/contact/${token}` }
  const why = lead.source === 'import' ? IMPORTED : ASKED
  await enqueueMail(db, deps, {
    kind,
    memberId,
    to: lead.email,
    subject,
    unsubscribeUrl,
    ...composeMail({ ...text, action: action ?? enough, footer: action ? [why, enough] : [why] }),
  })
}
