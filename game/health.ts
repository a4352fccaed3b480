const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const GIGABYTE = 1_000_000_000

/**
 * A disk is nearly full with less free space than `bytes`, or than `share` of it; more than `enough` is never low. In
 * bytes.
 */
export const DISK_LOW = { bytes: GIGABYTE, share: 0.05, enough: 10 * GIGABYTE } as const

/** In milliseconds: a mail that waits longer has a problem (docs/operations.md). */
export const MAIL_LATE = 15 * MINUTE

/** In milliseconds: a backup is to be made every day, and one may fail. */
export const BACKUP_OLD = 2 * DAY

/** In milliseconds: how long every request then waits before it's handled. */
export const LOOP_SLOW = 200

/** What can be wrong with a site, the worst first. */
export const CONCERNS = [
  'DATABASE_UNREADABLE',
  'DATABASE_UNWRITABLE',
  'DISK_LOW',
  'NO_BACKUP',
  'BACKUP_OLD',
  'MAIL_LATE',
  'MAIL_FAILED',
  'OPERATOR_UNKNOWN',
  'FIGURES_UNPROVED',
  'PROGRAM_SLOW',
  'DISK_UNKNOWN',
  'MAIL_UNKNOWN',
  'BACKUPS_UNKNOWN',
] as const
export type Concern = (typeof CONCERNS)[number]

/** What was found out; null where it couldn't be. Times are milliseconds since 1970. */
export type HealthFacts = {
  readonly database: { readonly canRead: boolean; readonly canWrite: boolean }
  readonly disk: { readonly freeBytes: number; readonly totalBytes: number } | null
  readonly mail: { readonly oldestWaitingAt: number | null; readonly failed: number } | null
  readonly backups: { readonly newestAt: number | null } | null
  /** What a public site must state but doesn't; false and 0 for a site on a local machine. */
  readonly site: { readonly isOperatorMissing: boolean; readonly unprovedFigures: number } | null
  /** In milliseconds, of the slowest of a hundred looks within a minute. */
  readonly loopDelay: number
}

/** What needs attention, the worst first; empty when all is well. */
export function concernsIn(facts: HealthFacts, now: number): Concern[] {
  const { database, disk, mail, backups, site, loopDelay } = facts
  const holds: Record<Concern, boolean> = {
    DATABASE_UNREADABLE: !database.canRead,
    // If the database can't be read, it's enough to report that.
    DATABASE_UNWRITABLE: database.canRead && !database.canWrite,
    DISK_LOW: disk !== null && isDiskLow(disk.freeBytes, disk.totalBytes),
    NO_BACKUP: backups !== null && backups.newestAt === null,
    BACKUP_OLD: isLongerAgo(backups?.newestAt, BACKUP_OLD, now),
    MAIL_LATE: isLongerAgo(mail?.oldestWaitingAt, MAIL_LATE, now),
    MAIL_FAILED: mail !== null && mail.failed > 0,
    OPERATOR_UNKNOWN: site?.isOperatorMissing === true,
    FIGURES_UNPROVED: site !== null && site.unprovedFigures > 0,
    PROGRAM_SLOW: loopDelay > LOOP_SLOW,
    DISK_UNKNOWN: disk === null,
    MAIL_UNKNOWN: mail === null,
    BACKUPS_UNKNOWN: backups === null,
  }
  return CONCERNS.filter((concern) => holds[concern])
}

/** Both in bytes. A twentieth of a very large disk is still plenty. */
export function isDiskLow(free: number, total: number): boolean {
  return free < DISK_LOW.bytes || (free < total * DISK_LOW.share && free < DISK_LOW.enough)
}

function isLongerAgo(moment: number | null | undefined, milliseconds: number, now: number): boolean {
  return typeof moment === 'number' && now - moment > milliseconds
}
