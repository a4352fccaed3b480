import { setTimeout } from 'node:timers/promises'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { canonicalKey } from '#server/email-key.ts'
import { lockMember } from '#server/features/members/public.ts'
import { countAttempt, isWithinLimit } from '#server/limits/attempts.ts'
import { LIMITS } from '#server/limits/limits.ts'
import { type Addressee, mailPasswordLink } from './account-mails.ts'
import { findMemberByEmail } from './member-queries.ts'
import { addPasswordLink } from './password-links.ts'

const LINK_LASTS = 3_600_000

/**
 * The shortest time of an answer, in milliseconds: several times what the work takes, so that the time reveals nothing.
 */
const ANSWER_AFTER = 50

/** Where the request comes from, and its language. */
type Asker = { ip: string; language: string }

/**
 * Mails a link to choose a new password, if the address has an account. The caller can't tell: the answer, its time and
 * the number of queries are the same either way.
 * @throws Refusal TOO_MANY_ATTEMPTS, depending only on where the request comes from
 */
export async function forgotPassword(deps: Dependencies, email: string, { ip, language }: Asker): Promise<void> {
  const { database, config, now } = deps
  const key = canonicalKey(email)
  const answerTime = setTimeout(ANSWER_AFTER)
  await database.write(async (db) => {
    if (config.rateLimits) await countAttempt(db, [LIMITS.mailFromAddress(ip)], now())
    const found = await findMemberByEmail(db, email)
    // Read again with a lock: their account may be deleted, or get another address, at this moment.
    const member = await lockMember(db, found?.id ?? '')
    const isAllowed = await isWithinLimit(db, LIMITS.mailToAccount(key), now())
    if (member !== undefined && (isAllowed || !config.rateLimits))
      await sendLink(db, deps, { ...member, language: member.language ?? language })
    else await sendNothing(db)
  })
  await answerTime
}

async function sendLink(
  db: Transaction,
  deps: Pick<Dependencies, 'config' | 'now' | 'randomBytes'>,
  member: Addressee,
): Promise<void> {
  // Earlier links keep working: a stranger's request must not invalidate the link that an administrator was given.
  const url = await addPasswordLink(db, deps, { memberId: member.id, lasts: LINK_LASTS, isMailed: true })
  await mailPasswordLink(db, deps, member, url)
}

/** As many queries as sending takes, without an effect. */
async function sendNothing(db: Transaction): Promise<void> {
  await db.deleteFrom('password_links').where('token_hash', '=', '').execute()
  await db.deleteFrom('mails').where('id', '=', '').execute()
}
