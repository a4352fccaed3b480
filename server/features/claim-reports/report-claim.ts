import type { ClaimReportForm } from 'contract/claim-reports'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { addressBlock, countAttempt, isWithinLimit, readEmailKey } from '#server/features/accounts/public.ts'
import { composeMail, emailHash, enqueueMail } from '#server/features/mail/public.ts'
import { insertReport } from './queries.ts'

const HOUR = 3_600_000

/** Reports are all listed; beyond this many a day they are no longer emailed one by one. */
const MAILS_A_DAY = 20

/** From one household or office. */
const REPORTS_AN_HOUR = 5

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
    if (config.rateLimits) {
      const limit = { key: `report:address:${addressBlock(ip)}`, count: REPORTS_AN_HOUR, windowMs: HOUR }
      await countAttempt(db, [limit], now())
    }
    await insertReport(db, report)
    await tellOperator(db, deps, report)
  })
}

type Told = { claim: string; seen_where: string; email: string | null }

async function tellOperator(db: Transaction, deps: Dependencies, report: Told): Promise<void> {
  const { contactEmail, publicUrl } = deps.config
  if (contactEmail === undefined) return
  if (!(await isWithinLimit(db, { key: 'report:mails', count: MAILS_A_DAY, windowMs: 24 * HOUR }, deps.now()))) return
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
