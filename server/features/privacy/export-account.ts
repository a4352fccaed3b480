import type { AccountExport } from 'contract/account'
import type { PeopleDependencies } from '#server/dependencies.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { countAttempt } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** The sections of the file in the order in which a person reads them. */
const SECTIONS = [
  'account',
  'ledger',
  'learned',
  'challenges',
  'rewards',
  'contacts',
  'contactRequests',
  'people',
  'peopleCalendar',
  'claimReports',
  'invitations',
  'referrals',
  'mails',
  'sessions',
  'securityEvents',
  'browsers',
]

/**
 * Everything that is stored about a member, in readable form, without hashes and tokens.
 * @throws Refusal TOO_MANY_ATTEMPTS
 */
export async function exportAccount(
  deps: Pick<PeopleDependencies, 'config' | 'database' | 'now' | 'peopleKey'>,
  caller: Caller,
): Promise<AccountExport> {
  const { config, database, now } = deps
  if (config.rateLimits) {
    await database.write((db) => countAttempt(db, [LIMITS.exportAccount(caller.id)], now()))
  }
  const file: AccountExport = Object.fromEntries(SECTIONS.map((section) => [section, undefined]))
  for (const data of PERSONAL_DATA) {
    const sections = (await data.export?.(database.read, caller, deps)) ?? {}
    for (const [name, section] of Object.entries(sections)) file[name] = merged(file[name], section)
  }
  return file
}

/** Several features contribute to `account` and `learned`. A list belongs to one feature. */
function merged(known: unknown, section: unknown): unknown {
  return known === undefined ? section : { ...(known as object), ...(section as object) }
}
