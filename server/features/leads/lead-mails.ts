import { plainSenderName } from 'game/invitations'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { composeMail, createUnsubscribeLink, enqueueMail, type MailText } from '#server/features/mail/public.ts'
import type { LeadTables } from './tables.ts'

type Lead = Pick<LeadTables['leads'], 'email' | 'email_hash' | 'source' | 'consent_text' | 'consent_source'>

const ASKED = 'You get this mail because you, or somebody who used your address, asked Whistlestop for contact.'
const IMPORTED =
  'You get this mail because the administrator of this site entered your details, with the consent that you gave elsewhere.'
const ENOUGH = 'Stop all contact, or have your details erased'

/** Tells somebody what they agreed to, word for word, and how to end it. */
export async function welcomeLead(db: Transaction, deps: Dependencies, lead: Lead): Promise<void> {
  await mailLead(db, deps, lead, null, 'lead-welcome', 'You asked Whistlestop for contact', {
    heading: 'You asked to be contacted',
    paragraphs: [
      'This is what you agreed to:',
      `“${lead.consent_text}”`,
      'Was that not you, or have you changed your mind? Follow the link below, and you can end it at any time.',
    ],
  })
}

/** Tells leads who has their details from now on, each with a fresh link; samples are nobody and get no mail. */
export async function tellDelivered(
  db: Transaction,
  deps: Dependencies,
  leads: readonly Lead[],
  member: { id: string; name: string },
): Promise<void> {
  const name = plainSenderName(member.name)
  for (const lead of leads.filter(({ source }) => source !== 'sample')) {
    await mailLead(db, deps, lead, member.id, 'lead-delivered', `${name} may get in touch with you`, {
      heading: `${name} may get in touch with you`,
      paragraphs: [
        handedOver(lead, name),
        'Nobody else gets them for this. If you would rather not hear from anybody, follow the link below.',
      ],
    })
  }
}

/** Whom an administrator entered reads of it here for the first time: so also what is recorded, and from where. */
function handedOver({ source, consent_text, consent_source }: Lead, name: string): string {
  return source === 'import'
    ? `According to our records you agreed to this (${consent_source}): “${consent_text}”. For that reason ${name}, a member of Whistlestop, now has the name, the address and, where there is one, the phone number recorded for you.`
    : `You agreed that a member of Whistlestop may contact you about network marketing. ${name} is this member, and has the name, address and phone number that you gave.`
}

/** Tells a member that somebody wants no contact any more: by the first name only, because a mail stays in a mailbox. */
export async function tellWithdrawn(
  db: Transaction,
  deps: Dependencies,
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
        `${first}, who was among your contacts or leads, has asked us to end all contact. Their address and phone number are gone from your Rewards page.`,
        'Please do not write or call again, and delete what you may have copied.',
      ],
      action: { label: 'Your Rewards page', url: `${deps.config.publicUrl}/rewards` },
      footer: ['You get this mail because this person’s details were in your care at Whistlestop.'],
    }),
  })
}

async function mailLead(
  db: Transaction,
  deps: Dependencies,
  lead: Lead,
  memberId: string | null,
  kind: 'lead-welcome' | 'lead-delivered',
  subject: string,
  text: Pick<MailText, 'heading' | 'paragraphs'>,
): Promise<void> {
  // One token for both: what a mail program unsubscribes by, and the page where a person stops or is erased.
  const unsubscribeUrl = await createUnsubscribeLink(db, deps, lead.email_hash)
  const token = unsubscribeUrl.split('/').at(-1)
  const action = { label: ENOUGH, url: `${deps.config.publicUrl}/contact/${token}` }
  await enqueueMail(db, deps, {
    kind,
    memberId,
    to: lead.email,
    subject,
    unsubscribeUrl,
    ...composeMail({ ...text, action, footer: [lead.source === 'import' ? IMPORTED : ASKED] }),
  })
}
