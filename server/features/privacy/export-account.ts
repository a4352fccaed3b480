import type { AccountExport } from 'contract/account'
import type { Db } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import type { Caller } from '#server/features/sessions/public.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/** The sections of the file in the order in which a person reads them. */
const SECTIONS = [
  'account',
  'ledger',
  'learned',
  'challenges',
  'rewards',
  'contacts',
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

/** Everything that is stored about a member, in readable form, without hashes and tokens. */
export async function exportAccount(
  db: Db,
  caller: Caller,
  deps: Pick<Dependencies, 'peopleKey'>,
): Promise<AccountExport> {
  const file: AccountExport = Object.fromEntries(SECTIONS.map((section) => [section, undefined]))
  for (const data of PERSONAL_DATA) {
    const sections = (await data.export?.(db, caller, deps)) ?? {}
    for (const [name, section] of Object.entries(sections)) file[name] = merged(file[name], section)
  }
  return file
}

/** Several features contribute to `account` and `learned`. A list belongs to one feature. */
function merged(known: unknown, section: unknown): unknown {
  return known === undefined ? section : { ...(known as object), ...(section as object) }
}
