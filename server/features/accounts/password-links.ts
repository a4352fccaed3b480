import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { recordOperatorAct } from '#server/features/audit/public.ts'
import { newToken, tokenHash } from '#server/features/sessions/public.ts'
import { StartError } from '#server/operator-error.ts'
import { findMemberByEmail } from './member-queries.ts'
import { insertPasswordLink, revokePasswordLinks } from './password-link-queries.ts'

const LINK_LASTS = 24 * 3_600_000

/**
 * Creates a link with which a member sets a password; earlier ones stop working. The operator hands it on, so it doesn't
 * prove the account's address.
 * @returns the address to open, valid for 24 hours and one use
 */
export async function createPasswordLink(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  memberId: string,
): Promise<string> {
  await revokePasswordLinks(db, memberId)
  return addPasswordLink(db, deps, { memberId, lasts: LINK_LASTS, isMailed: false })
}

/** `lasts` is in milliseconds. */
type NewLink = { memberId: string; lasts: number; isMailed: boolean }

/**
 * Creates a further link with which a member sets a password, valid for one use.
 * @returns the address to open
 */
export async function addPasswordLink(
  db: Transaction,
  { config, now, randomBytes }: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  { lasts, ...link }: NewLink,
): Promise<string> {
  const token = newToken(randomBytes)
  await insertPasswordLink(db, { ...link, tokenHash: tokenHash(token), expiresAt: now() + lasts })
  return `${config.publicUrl}/reset-password#token=${token}`
}

/**
 * A link for a member who forgot their password, on a site that sends no email.
 * @throws StartError when no account has the address
 */
export function memberLink(deps: Dependencies, email: string): Promise<string> {
  return deps.database.write(async (db) => {
    const member = await findMemberByEmail(db, email)
    if (!member) throw new StartError(`No account has the address ${email}.`)
    await recordOperatorAct(db, { kind: 'link-made', at: deps.now(), memberId: member.id, route: 'npm run reset-link' })
    return createPasswordLink(db, deps, member.id)
  })
}
