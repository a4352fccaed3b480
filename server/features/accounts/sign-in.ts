import type { LanguageCode } from 'messages/languages'
import type { Config } from '#server/config.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordEvent } from '#server/features/audit/public.ts'
import { isDeviceOfDeleted } from '#server/features/referrals/public.ts'
import {
  countVisit,
  deleteSession,
  insertSession,
  membersOfDevice,
  newToken,
  rememberDevice,
  tokenHash,
  type Visitor,
} from '#server/features/sessions/public.ts'
import { addressBlock } from '#server/limits/address-block.ts'
import { Refusal } from '#server/refusal.ts'

/**
 * What is known of the browser from its request: the tokens in its cookies, its address, its language, and the route.
 */
export type Browser = {
  sessionToken: string | undefined
  deviceToken: string | undefined
  ip: string
  language: LanguageCode
  route: string
}

/** What the browser stores from now on. */
export type SignedIn = { memberId: string; sessionToken: string; deviceToken: string }

/**
 * Begins a session in the caller's transaction, which counts as a visit. The token is always new and the browser's
 * previous one is revoked, so that a planted cookie is useless.
 */
export async function signIn(
  db: Transaction,
  { now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
  member: Visitor,
  browser: Browser,
): Promise<SignedIn> {
  const memberId = member.id
  const sessionToken = newToken(randomBytes)
  if (browser.sessionToken) await deleteSession(db, tokenHash(browser.sessionToken))
  await insertSession(db, tokenHash(sessionToken), memberId, now())
  await countVisit(db, member, now())
  await recordEvent(db, actBy(browser, memberId), { kind: 'signed-in', at: now() })
  const deviceToken = (await ownDeviceToken(db, browser)) ?? newToken(randomBytes)
  await rememberDevice(db, tokenHash(deviceToken), memberId, now())
  return { memberId, sessionToken, deviceToken }
}

/** The actor in the audit log: the account that the event is about, and who uses this browser. */
export function actBy({ ip, route }: Pick<Browser, 'ip' | 'route'>, memberId: string): Actor {
  return { memberId, addressBlock: addressBlock(ip), route }
}

/** Refuses a suspended member, and says where to write if the settings have an address. */
export function suspended({ contactEmail }: Config, memberId: string): Refusal {
  if (contactEmail === undefined) return new Refusal('ACCOUNT_SUSPENDED', { memberId })
  return new Refusal('ACCOUNT_SUSPENDED', { message: ({ accounts }) => accounts.suspended({ contactEmail }), memberId })
}

/** A browser keeps its token when several members share it, but only a token that we issued. */
async function ownDeviceToken(db: Transaction, { deviceToken }: Browser): Promise<string | undefined> {
  if (!deviceToken) return undefined
  const hash = tokenHash(deviceToken)
  const isOurs = (await membersOfDevice(db, hash)).length > 0 || (await isDeviceOfDeleted(db, hash))
  return isOurs ? deviceToken : undefined
}
