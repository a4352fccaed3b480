import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { canonicalKey } from '#server/email-key.ts'
import { recordOperatorAct } from '#server/features/audit/public.ts'
import { setOnBoard } from '#server/features/leaderboard/public.ts'
import { newInviteCode } from '#server/features/members/public.ts'
import { StartError } from '#server/operator-error.ts'
import { findMemberByEmail, insertMember, promoteMember } from './member-queries.ts'
import { createPasswordLink } from './password-links.ts'
import type { AccountDependencies } from './passwords.ts'

/** The result for an administrator's address: a link to set a password, or the reason why there is none. */
export type AdministratorSetUp = { email: string } & (
  | { outcome: 'created'; link: string }
  | { outcome: 'created-with-password' }
  | { outcome: 'administrator-already' }
  | { outcome: 'administrator-without-password' }
  | { outcome: 'member-not-promoted' }
)

/**
 * Creates an account for every address of ADMIN_EMAILS before someone else can register it. Existing accounts are never
 * promoted here: they may be a stranger's.
 */
export async function setUpAdministrators(deps: AccountDependencies): Promise<AdministratorSetUp[]> {
  const { adminEmails, adminPassword } = deps.config
  const passwordHash = adminPassword === undefined ? null : await deps.passwords.hash(adminPassword)
  const outcomes: AdministratorSetUp[] = []
  for (const email of adminEmails) outcomes.push(await setUpAdministrator(deps, email, passwordHash, 'ADMIN_EMAILS'))
  return outcomes
}

/** Also for `npm run create-admin`, where no password is given. */
export function setUpAdministrator(
  deps: Dependencies,
  email: string,
  passwordHash: string | null,
  route = 'npm run create-admin',
): Promise<AdministratorSetUp> {
  return deps.database.write(async (db) => {
    const id = await insertAdministrator(db, deps, email, passwordHash)
    if (id === undefined) return { email, outcome: await accountThereAlready(db, email) }
    await recordOperatorAct(db, { kind: 'administrator-created', at: deps.now(), memberId: id, route })
    if (passwordHash !== null) return { email, outcome: 'created-with-password' }
    return { email, outcome: 'created', link: await createPasswordLink(db, deps, id) }
  })
}

async function accountThereAlready(db: Transaction, email: string) {
  const existing = await findMemberByEmail(db, email)
  if (!existing?.is_admin) return 'member-not-promoted'
  // No new link here: the last one may already be in use, and other processes may be starting, too.
  return existing.password_hash === null ? 'administrator-without-password' : 'administrator-already'
}

/** Makes an existing member an administrator. @throws StartError when there is no such member */
export function promoteToAdministrator(deps: Pick<Dependencies, 'database' | 'now'>, email: string): Promise<void> {
  return deps.database.write(async (db) => {
    const member = await findMemberByEmail(db, email)
    if (!member) throw new StartError(`No account has the address ${email}.`)
    await promoteMember(db, member.id)
    await setOnBoard(db, member.id, false)
    const route = 'npm run create-admin -- --promote'
    await recordOperatorAct(db, { kind: 'administrator-promoted', at: deps.now(), memberId: member.id, route })
  })
}

/** A new link for an administrator who lost the first. @throws StartError when the address isn't an administrator's */
export function administratorLink(deps: Dependencies, email: string): Promise<string> {
  return deps.database.write(async (db) => {
    const member = await findMemberByEmail(db, email)
    if (!member?.is_admin) throw new StartError(`${email} is not an administrator's address.`)
    await recordOperatorAct(db, { kind: 'link-made', at: deps.now(), memberId: member.id, route: 'npm run admin:link' })
    return createPasswordLink(db, deps, member.id)
  })
}

/**
 * Inserts without checking first whether the account exists: another process that starts may be quicker.
 * @returns undefined when the address has an account already
 */
async function insertAdministrator(
  db: Transaction,
  deps: Pick<Dependencies, 'now' | 'randomBytes'>,
  email: string,
  passwordHash: string | null,
): Promise<string | undefined> {
  const id = deps.randomBytes(12).toString('base64url')
  const isNew = await insertMember(db, {
    id,
    name: 'Administrator',
    email,
    email_key: canonicalKey(email),
    phone: null,
    password_hash: passwordHash,
    is_admin: 1,
    is_on_board: 0,
    tokens: 0,
    leaderboard_pts: 0,
    invite_code: newInviteCode(deps.randomBytes),
    sponsor_id: null,
    invited_count: 0,
    joined_at: deps.now(),
  })
  return isNew ? id : undefined
}
