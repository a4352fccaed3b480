import type { AdvisedSetting, SiteHealth } from 'contract/health'
import type { Concern } from 'game/health'

/** What is wrong, and one sentence of what to do. `urgent`: members notice it, or will. */
export type Words = { title: string; remedy: string; urgent?: boolean }

const ASK_AGAIN = 'Refresh in a minute, and if it stays so ask whoever runs the server to read its log.'

export const CONCERN_WORDS: Record<Concern, Words> = {
  DATABASE_UNREADABLE: {
    title: 'The database cannot be read',
    remedy: 'Ask whoever runs the server to look at the database now: until it answers, members see errors.',
    urgent: true,
  },
  DATABASE_UNWRITABLE: {
    title: 'Nothing can be saved',
    remedy: 'Make room on the disk, or ask whoever runs the server what holds the database; nothing need be restarted.',
    urgent: true,
  },
  DISK_LOW: {
    title: 'The disk is nearly full',
    remedy: 'Remove old backups or get a larger disk, because nothing can be saved once it is full.',
    urgent: true,
  },
  NO_BACKUP: {
    title: 'There is no backup',
    remedy:
      'Have one made every day with the command under Backups, or look where yours are, if that is another folder.',
  },
  BACKUP_OLD: {
    title: 'The newest backup is older than two days',
    remedy: 'Ask whoever runs the server why the daily one was not made, and have one made now.',
  },
  MAIL_LATE: {
    title: 'Mail is waiting',
    remedy: 'Ask whoever runs the server whether the mail server takes our mail: we keep trying for about a day.',
  },
  MAIL_FAILED: {
    title: 'Some mail could not be sent',
    remedy: 'Read under Mail what went wrong, and retry it there.',
  },
  PROGRAM_SLOW: {
    title: 'The program has more to do than it can',
    remedy: 'If this stays for hours, the site needs a faster machine, or several processes on PostgreSQL.',
  },
  DISK_UNKNOWN: { title: 'We could not find out how much room the disk has', remedy: ASK_AGAIN },
  MAIL_UNKNOWN: { title: 'We could not find out how the mail is', remedy: ASK_AGAIN },
  BACKUPS_UNKNOWN: { title: 'We could not look for backups', remedy: ASK_AGAIN },
}

export const LEDGER_WRONG: Words = {
  title: 'The check of the ledger found differences',
  remedy: 'Change no balance yet: show what stands under Ledger to whoever runs the server.',
  urgent: true,
}

/** What to set, and what for. */
export const ADVICE_WORDS: Record<AdvisedSetting, { set: string; reason: string }> = {
  RATE_LIMITS: { set: 'RATE_LIMITS=on', reason: 'Now nothing slows down somebody who guesses passwords.' },
  PUBLIC_URL: {
    set: 'PUBLIC_URL=https://…',
    reason: 'Without https, people on the way can read what members send, passwords too.',
  },
  TRUST_PROXY: {
    set: 'TRUST_PROXY=1',
    reason: 'Behind a proxy all visitors look like one without it, so one who guesses passwords shuts out everybody.',
  },
  SMTP_URL: {
    set: 'SMTP_URL=smtps://…',
    reason: 'Mail goes into files on the server now, so nobody gets a password link or an invitation.',
  },
  ADMIN_EMAILS: { set: 'ADMIN_EMAILS=…', reason: 'It holds the default address, whose mail nobody reads.' },
  CONTACT_EMAIL: {
    set: 'CONTACT_EMAIL=…',
    reason: 'Without it a member who cannot get in has nobody to write to, and the privacy page names nobody.',
  },
  PASSWORD_MIN: { set: 'PASSWORD_MIN=10', reason: 'Longer passwords are harder to guess.' },
  PASSWORD_BLOCKLIST: { set: 'PASSWORD_BLOCKLIST=on', reason: 'It refuses the passwords that everybody tries first.' },
  REFERRAL_PAYS_AT: {
    set: 'REFERRAL_PAYS_AT=station1',
    reason: 'A sponsor is then paid for people who really began, not for made-up accounts.',
  },
  COURSE_COMPLETION: {
    set: 'COURSE_COMPLETION=strict',
    reason: 'A course then pays for what was watched and answered, not for a click.',
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
