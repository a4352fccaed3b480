import type { ClaimReportForm } from 'contract/claim-reports'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { readEmailKey } from '#server/email-key.ts'
import { composeMail, emailHash, enqueueMail } from '#server/features/mail/public.ts'
import { countAttempt, isWithinLimit } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { insertReport } from './queries.ts'

/**
 * Stores what somebody reports and emails it to CONTACT_EMAIL, where that is set.
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
  if (contactEmail === undefined) return
  if (!(await isWithinLimit(db, LIMITS.reportMails(), deps.now()))) return
  const subject = 'Someone reported a claim'
  const mail = composeMail({
    heading: subject,
    paragraphs: [
      'The claim:',
      report.claim,
      'Where it was seen:',
      report.seen_where,
      report.email === null ? 'They left no email address.' : `They can be reached at ${report.email}.`,
    ],
    action: { label: 'All reports', url: `${publicUrl}/admin/reports` },
    footer: ['You’re receiving this email because reports of claims go to the CONTACT_EMAIL of this site.'],
  })
  await enqueueMail(db, deps, { kind: 'claim-report', memberId: null, to: contactEmail, subject, ...mail })
}
