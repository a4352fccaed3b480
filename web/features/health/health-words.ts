import type { AdvisedSetting, SiteHealth } from 'contract/health'
import type { Concern } from 'game/health'

/** What is wrong, and one sentence of what to do. `urgent`: members notice it, or will. */
export type Words = { title: string; remedy: string; urgent?: boolean }

const ASK_AGAIN = 'Refresh in a minute. If this doesn’t change, ask the person who runs the server to check its log.'

export const CONCERN_WORDS: Record<Concern, Words> = {
  DATABASE_UNREADABLE: {
    title: 'The database can’t be read',
    remedy: 'Ask the person who runs the server to check the database now. Members see errors until it answers.',
    urgent: true,
  },
  DATABASE_UNWRITABLE: {
    title: 'Nothing can be saved',
    remedy:
      'Free some disk space, or ask the person who runs the server what is blocking the database. No restart is needed.',
    urgent: true,
  },
  DISK_LOW: {
    title: 'The disk is nearly full',
    remedy: 'Remove old backups or get a larger disk. Nothing can be saved once it is full.',
    urgent: true,
  },
  NO_BACKUP: {
    title: 'There is no backup',
    remedy: 'Run the command under Backups every day. If your backups go to another folder, check that one.',
  },
  BACKUP_OLD: {
    title: 'The newest backup is older than two days',
    remedy: 'Ask the person who runs the server why the daily backup stopped, and make one now.',
  },
  MAIL_LATE: {
    title: 'Emails are waiting',
    remedy:
      'Ask the person who runs the server whether the mail server accepts our email. We keep trying for about a day.',
  },
  MAIL_FAILED: {
    title: 'Some emails couldn’t be sent',
    remedy: 'Open Mail to see what went wrong and to retry.',
  },
  OPERATOR_UNKNOWN: {
    title: 'The site doesn’t say who runs it',
    remedy:
      'Enter your name and postal address. Until then members can’t send invitations by email, and the privacy page names nobody.',
  },
  FIGURES_UNPROVED: {
    title: 'Some figures on the start page have no source',
    remedy: 'Visitors don’t see them until you give a source or confirm them. You can also hide them.',
  },
  PROGRAM_SLOW: {
    title: 'The server is overloaded',
    remedy: 'If this lasts for hours, the site needs a faster machine or several processes on PostgreSQL.',
  },
  DISK_UNKNOWN: { title: 'We couldn’t check the free disk space', remedy: ASK_AGAIN },
  MAIL_UNKNOWN: { title: 'We couldn’t check the outgoing email', remedy: ASK_AGAIN },
  BACKUPS_UNKNOWN: { title: 'We couldn’t look for backups', remedy: ASK_AGAIN },
}

export const LEDGER_WRONG: Words = {
  title: 'The check of the ledger found differences',
  remedy: 'Don’t change any balances yet. Show the results under Ledger to the person who runs the server.',
  urgent: true,
}

/** What to set, and what for. */
export const ADVICE_WORDS: Record<AdvisedSetting, { set: string; reason: string }> = {
  RATE_LIMITS: { set: 'RATE_LIMITS=on', reason: 'At the moment, nothing slows down someone who guesses passwords.' },
  PUBLIC_URL: {
    set: 'PUBLIC_URL=https://…',
    reason: 'Without https, others on the network can read what members send, including passwords.',
  },
  TRUST_PROXY: {
    set: 'TRUST_PROXY=1',
    reason:
      'Without it, all visitors behind a proxy look like one person, so someone guessing passwords locks everyone out.',
  },
  SMTP_URL: {
    set: 'SMTP_URL=smtps://…',
    reason: 'Emails are written to files on the server, so nobody gets a password link or an invitation.',
  },
  ADMIN_EMAILS: { set: 'ADMIN_EMAILS=…', reason: 'It has the default address, and nobody reads its email.' },
  CONTACT_EMAIL: {
    set: 'CONTACT_EMAIL=…',
    reason: 'Without it, a member who can’t log in has nobody to contact, and the privacy page has no contact.',
  },
  PASSWORD_MIN: { set: 'PASSWORD_MIN=10', reason: 'Longer passwords are harder to guess.' },
  PASSWORD_BLOCKLIST: { set: 'PASSWORD_BLOCKLIST=on', reason: 'It refuses the passwords that attackers try first.' },
  REFERRAL_PAYS_AT: {
    set: 'REFERRAL_PAYS_AT=station1',
    reason: 'Sponsors are then rewarded for people who really started, not for made-up accounts.',
  },
  COURSE_COMPLETION: {
    set: 'COURSE_COMPLETION=strict',
    reason: 'Members then get a course’s reward for watching and answering, not for a click.',
  },
}

export const ENGINE_NAMES: Record<SiteHealth['database']['engine'], string> = {
  sqlite: 'SQLite, one file',
  postgres: 'PostgreSQL',
}

const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB']

/** `1.2 GB`; a unit is a thousand of the one below. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1_000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const size = bytes / 1_000 ** power
  return `${size.toLocaleString('en', { maximumFractionDigits: size < 10 ? 1 : 0 })} ${UNITS[power]}`
}

/** `4 ms`, where less than one is as good as none. */
export function delayInWords(milliseconds: number): string {
  return milliseconds < 1 ? 'less than 1 ms' : `${Math.round(milliseconds).toLocaleString('en')} ms`
}
