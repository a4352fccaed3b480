import type { ClaimReportForm } from 'contract/claim-reports'
import { messagesIn } from 'messages/server'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readEmailKey } from '#server/email-key.ts'
import { composeMail, emailHash, enqueueMail, type MailText } from '#server/features/mail/public.ts'
import { countAttempt, isWithinLimit } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { insertReport } from './queries.ts'

/**
 * Stores a report and emails it to CONTACT_EMAIL, or else to all administrators.
 * @throws Refusal INVALID (no email address), TOO_MANY_ATTEMPTS
 */
export async function reportClaim(deps: Dependencies, form: ClaimReportForm, ip: string): Promise<void> {
  const { config, database, now, randomBytes } = deps
  const email = form.email?.trim() || null
  if (email !== null) readEmailKey(email)
  const report = {
    id: randomBytes(12).toString('base64url'),
    claim: form.claim.trim(),
    seen_where: form.seenWhere.trim(),
    email,
    email_hash: email && emailHash(email),
    created_at: now(),
    handled_at: null,
  }
  await database.write(async (db) => {
    if (config.rateLimits) await countAttempt(db, [LIMITS.reportFromAddress(ip)], now())
    await insertReport(db, report)
    await tellOperator(db, deps, report)
  })
}

type Told = { claim: string; seen_where: string; email: string | null }

async function tellOperator(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  report: Told,
): Promise<void> {
  const { contactEmail, publicUrl } = deps.config
  if (!(await isWithinLimit(db, LIMITS.reportMails(), deps.now()))) return
  const subject = 'Someone reported a claim'
  // For the operator, who also reads the log in English.
  const content: MailText = {
    heading: subject,
    paragraphs: [
      'The claim:',
      report.claim,
      'Where it was seen:',
      report.seen_where,
      report.email === null ? 'They left no email address.' : `They can be reached at ${report.email}.`,
    ],
    action: { label: 'All reports', url: `${publicUrl}/admin/reports` },
    footer: [
      contactEmail === undefined
        ? 'You’re receiving this email because you’re an administrator, and this site has no CONTACT_EMAIL.'
        : 'You’re receiving this email because reports of claims go to the CONTACT_EMAIL of this site.',
    ],
  }
  const composed = composeMail(content, messagesIn('en'))
  const readers = contactEmail === undefined ? await administrators(db) : [{ id: null, email: contactEmail }]
  for (const { id: memberId, email: to } of readers) {
    await enqueueMail(db, deps, { kind: 'claim-report', memberId, to, subject, ...composed })
  }
}

function administrators(db: Transaction): Promise<{ id: string; email: string }[]> {
  return db
    .selectFrom('members')
    .select(['id', 'email'])
    .where('is_admin', '=', 1)
    .where('suspended_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}
