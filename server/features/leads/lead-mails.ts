import { plainSenderName } from 'game/invitations'
import { messagesIn, type ServerMessages } from 'messages/server'
import type { Transaction } from '#server/database/database.ts'
import type { LeadTables } from '#server/database/tables/leads.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { composeMail, createUnsubscribeLink, enqueueMail, type MailText } from '#server/features/mail/public.ts'
import { languageFor } from '#server/languages.ts'
import { nameIn } from '#server/name-in.ts'
import { CONFIRM_WITHIN_MS } from './lead-periods.ts'

type Lead = Pick<
  LeadTables['leads'],
  'email' | 'email_hash' | 'source' | 'language' | 'consent_text' | 'consent_source'
>

/** A lead who is asked whether they want to be in the pool. `ownerName`: the member who has them as a contact already. */
export type ConfirmableLead = Lead & { id: string; ownerName: string | null }

type Parts = Pick<Dependencies, 'config' | 'now' | 'randomBytes'>

const DAYS = CONFIRM_WITHIN_MS / (24 * 3_600_000)

/**
 * Tells a lead what they agreed to, word for word, and how to end it. It names the owner, and is deleted with their
 * account.
 */
export async function welcomeLead(
  db: Transaction,
  deps: Parts,
  lead: Lead & { owner_id: string | null },
): Promise<void> {
  await mailLead(db, deps, lead, { kind: 'lead-welcome', memberId: lead.owner_id }, ({ leadMails }) => ({
    subject: leadMails.welcomeSubject,
    heading: leadMails.welcomeHeading,
    paragraphs: [leadMails.agreedTo, leadMails.quoted({ wording: lead.consent_text }), leadMails.changedMind],
  }))
}

/** Asks a lead whether another member may contact them; their details are shared only after they agree. */
export async function mailConfirmation(
  db: Transaction,
  deps: Parts,
  lead: ConfirmableLead,
  token: string,
): Promise<void> {
  await mailLead(db, deps, lead, { kind: 'lead-confirm', memberId: null }, (messages) => {
    const { leadMails } = messages
    const days = DAYS
    const ifWanted =
      lead.ownerName === null
        ? [leadMails.confirmWithin({ days }), leadMails.elseDeleted({ days })]
        : [leadMails.ownerHasDetails({ name: nameIn(messages, lead.ownerName), days }), leadMails.elseNothing]
    return {
      subject: leadMails.confirmSubject,
      heading: leadMails.confirmHeading,
      paragraphs: [howTheyCame(lead, messages), leadMails.quoted({ wording: lead.consent_text }), ...ifWanted],
      action: { label: leadMails.confirmAction, url: `${deps.config.publicUrl}/confirm-contact/${token}` },
    }
  })
}

function howTheyCame({ source, consent_source }: Lead, { leadMails }: ServerMessages): string {
  return source === 'import' ? leadMails.cameByImport({ source: consent_source ?? '' }) : leadMails.cameByForm
}

/** Tells leads who has their details from now on, each with a new link; samples aren't real people and get no mail. */
export async function tellDelivered(
  db: Transaction,
  deps: Parts,
  leads: readonly Lead[],
  member: { id: string; name: string },
): Promise<void> {
  for (const lead of leads.filter(({ source }) => source !== 'sample')) {
    await mailLead(db, deps, lead, { kind: 'lead-delivered', memberId: member.id }, (messages) => {
      const name = nameIn(messages, member.name)
      const heading = messages.leadMails.deliveredHeading({ name })
      const paragraphs = [handedOver(lead, name, messages), messages.leadMails.deliveredOnce]
      return { subject: heading, heading, paragraphs }
    })
  }
}

/** To a person whom an administrator entered it also says what is recorded, and from where. */
function handedOver(
  { source, consent_text, consent_source }: Lead,
  name: string,
  { leadMails }: ServerMessages,
): string {
  return source === 'import'
    ? leadMails.deliveredImport({ source: consent_source ?? '', wording: consent_text, name })
    : leadMails.deliveredForm({ name })
}

/** Tells a member that a lead wants no further contact: by the first name only, because an email stays in an inbox. */
export async function tellWithdrawn(
  db: Transaction,
  deps: Parts,
  holder: { id: string; email: string; language: string | null },
  leadName: string,
): Promise<void> {
  const messages = messagesIn(languageFor(deps.config, holder.language))
  const { leadMails } = messages
  const [first = ''] = plainSenderName(leadName, messages.mail.unnamed).split(' ')
  const name = nameIn(messages, first)
  const content = {
    heading: leadMails.withdrawnHeading({ name }),
    paragraphs: [leadMails.withdrawnText({ name }), leadMails.withdrawnAdvice],
    action: { label: leadMails.yourRewards, url: `${deps.config.publicUrl}/rewards` },
    footer: [leadMails.withdrawnWhy],
  }
  await enqueueMail(db, deps, {
    kind: 'lead-withdrawn',
    memberId: holder.id,
    to: holder.email,
    subject: leadMails.withdrawnSubject({ name }),
    ...composeMail(content, messages),
  })
}

type LeadMail = { kind: 'lead-welcome' | 'lead-confirm' | 'lead-delivered'; memberId: string | null }
type Content = (messages: ServerMessages) => Pick<MailText, 'heading' | 'paragraphs' | 'action'> & { subject: string }

async function mailLead(db: Transaction, deps: Parts, lead: Lead, mail: LeadMail, content: Content): Promise<void> {
  const messages = messagesIn(languageFor(deps.config, lead.language))
  const { subject, action, ...text } = content(messages)
  // One token for both: the link by which a mail program unsubscribes, and the page where a person stops contact or is
  // erased.
  const unsubscribeUrl = await createUnsubscribeLink(db, deps, lead.email_hash)
  const token = unsubscribeUrl.split('/').at(-1)
  const enough = { label: messages.leadMails.enough, url: `${deps.config.publicUrl}/contact/${token}` }
  const why = lead.source === 'import' ? messages.leadMails.importedWhy : messages.leadMails.askedWhy
  const whole = { ...text, action: action ?? enough, footer: action ? [why, enough] : [why] }
  await enqueueMail(db, deps, { ...mail, to: lead.email, subject, unsubscribeUrl, ...composeMail(whole, messages) })
}
