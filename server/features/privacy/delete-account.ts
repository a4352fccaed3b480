import { type AccountDependencies, confirmPassword } from '#server/features/accounts/public.ts'
import { type Actor, recordEvent } from '#server/features/audit/public.ts'
import { lockActiveMember, requireAnotherAdministrator } from '#server/features/members/public.ts'
import { Refusal } from '#server/refusal.ts'
import { PERSONAL_DATA } from './personal-data.ts'

/**
 * Erases a person. What remains is a row without a name, whose balances match the ledger.
 * @throws Refusal WRONG_PASSWORD, LAST_ADMINISTRATOR, TOO_MANY_ATTEMPTS, NOT_SIGNED_IN
 */
export async function deleteAccount(deps: AccountDependencies, actor: Actor, password: string): Promise<void> {
  const { memberId } = actor
  const hash = await confirmPassword(deps, memberId, password)
  await deps.database.write(async (db) => {
    // It also locks the member's own row, so that two administrators who leave at once wait for each other.
    await requireAnotherAdministrator(db, memberId)
    const member = await lockActiveMember(db, memberId)
    if (member.password_hash !== hash) throw new Refusal('WRONG_PASSWORD')
    await recordEvent(db, actor, { kind: 'account-deleted', at: deps.now() })
    for (const data of PERSONAL_DATA.toReversed()) await data.erase?.(db, member, deps)
  })
}
