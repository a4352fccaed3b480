import { setTimeout } from 'node:timers/promises'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { canonicalKey } from '#server/email-key.ts'
import type { MemberRow } from '#server/features/members/public.ts'
import { countAttempt, isWithinLimit } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { mailPasswordLink } from './account-mails.ts'
import { findMemberByEmail } from './member-queries.ts'
import { addPasswordLink } from './password-links.ts'

const LINK_LASTS = 3_600_000

/** Several times what the work takes, in milliseconds: nobody is answered sooner, so that its length tells nothing. */
const ANSWER_AFTER = 50

/**
 * Mails a link to choose a new password to whoever has an account with this address. Nobody learns whether there is one:
 * the answer, its time, and the number of queries behind it are the same either way.
 * @throws Refusal TOO_MANY_ATTEMPTS, by where the request comes from only
 */
export async function forgotPassword(deps: Dependencies, email: string, ip: string): Promise<void> {
  const { database, config, now } = deps
  const key = canonicalKey(email)
  const answerTime = setTimeout(ANSWER_AFTER)
  await database.write(async (db) => {
    if (config.rateLimits) await countAttempt(db, [LIMITS.mailFromAddress(ip)], now())
    const isAllowed = await isWithinLimit(db, LIMITS.mailToAccount(key), now())
    const member = await findMemberByEmail(db, email)
    if (member !== undefined && (isAllowed || !config.rateLimits)) await sendLink(db, deps, member)
    else await sendNothing(db)
  })
  await answerTime
}

async function sendLink(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: MemberRow,
): Promise<void> {
  // Earlier links go on working: a stranger who asks must not take away the one that an administrator was given.
  const url = await addPasswordLink(db, deps, member.id, LINK_LASTS)
  await mailPasswordLink(db, deps, member, url)
}

/** As many queries as sending takes, which do nothing. */
async function sendNothing(db: Transaction): Promise<void> {
  await db.deleteFrom('password_links').where('token_hash', '=', '').execute()
  await db.deleteFrom('mails').where('id', '=', '').execute()
}
