import type { AdvisedSetting, SiteHealth } from 'contract/health'
import type { Concern } from 'game/health'
import * as messages from 'messages/health'
import { locale } from 'messages/language'

/** What is wrong, and one sentence about what to do. `urgent`: members notice it, or will. */
export type Words = { title: string; remedy: string; urgent?: boolean }

export const CONCERN_WORDS: Record<Concern, Words> = {
  DATABASE_UNREADABLE: { title: messages.unreadable, remedy: messages.unreadableRemedy, urgent: true },
  DATABASE_UNWRITABLE: { title: messages.unwritable, remedy: messages.unwritableRemedy, urgent: true },
  DISK_LOW: { title: messages.diskLow, remedy: messages.diskLowRemedy, urgent: true },
  NO_BACKUP: { title: messages.noBackup, remedy: messages.noBackupRemedy },
  BACKUP_OLD: { title: messages.backupOld, remedy: messages.backupOldRemedy },
  MAIL_LATE: { title: messages.mailLate, remedy: messages.mailLateRemedy },
  MAIL_FAILED: { title: messages.mailFailed, remedy: messages.mailFailedRemedy },
  OPERATOR_UNKNOWN: { title: messages.operatorUnknown, remedy: messages.operatorUnknownRemedy },
  FIGURES_UNPROVED: { title: messages.figuresUnproved, remedy: messages.figuresUnprovedRemedy },
  PROGRAM_SLOW: { title: messages.slow, remedy: messages.slowRemedy },
  DISK_UNKNOWN: { title: messages.diskUnknown, remedy: messages.askAgain },
  MAIL_UNKNOWN: { title: messages.mailUnknown, remedy: messages.askAgain },
  BACKUPS_UNKNOWN: { title: messages.backupsUnknown, remedy: messages.askAgain },
}

export const LEDGER_WRONG: Words = { title: messages.ledgerWrong, remedy: messages.ledgerWrongRemedy, urgent: true }

/** What to set, and what for. */
export const ADVICE_WORDS: Record<AdvisedSetting, { set: string; reason: string }> = {
  RATE_LIMITS: { set: 'RATE_LIMITS=on', reason: messages.rateLimits },
  PUBLIC_URL: { set: 'PUBLIC_URL=https://…', reason: messages.publicUrl },
  TRUST_PROXY: { set: 'TRUST_PROXY=1', reason: messages.trustProxy },
  SMTP_URL: { set: 'SMTP_URL=smtps://…', reason: messages.smtpUrl },
  ADMIN_EMAILS: { set: 'ADMIN_EMAILS=…', reason: messages.adminEmails },
  CONTACT_EMAIL: { set: 'CONTACT_EMAIL=…', reason: messages.contactEmail },
  PASSWORD_MIN: { set: 'PASSWORD_MIN=10', reason: messages.passwordMin },
  PASSWORD_BLOCKLIST: { set: 'PASSWORD_BLOCKLIST=on', reason: messages.passwordBlocklist },
  REFERRAL_PAYS_AT: { set: 'REFERRAL_PAYS_AT=station1', reason: messages.referralPaysAt },
  COURSE_COMPLETION: { set: 'COURSE_COMPLETION=strict', reason: messages.courseCompletion },
}

export const ENGINE_NAMES: Record<SiteHealth['database']['engine'], string> = {
  sqlite: messages.sqlite,
  postgres: 'PostgreSQL',
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte']

/** `1.2 GB`; a unit is a thousand of the one below. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const size = bytes / 1_000 ** power
  return size.toLocaleString(locale, {
    style: 'unit',
    unit: UNITS[power],
    // The short form of a byte has no plural.
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumFractionDigits: size < 10 ? 1 : 0,
  })
}

/** Whole milliseconds; less precision isn't needed. */
export function wholeMilliseconds(milliseconds: number): number {
  return milliseconds < 1 ? 0 : Math.round(milliseconds)
}

/** `4 ms`. */
export function delayInWords(milliseconds: number): string {
  return messages.delay({ milliseconds: wholeMilliseconds(milliseconds) })
}
