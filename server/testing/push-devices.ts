import { createECDH, hash, randomBytes } from 'node:crypto'
import type { NewPushDevice } from 'contract/push'
import type { Database } from '#server/database/database.ts'
import { tokenHash } from '#server/features/sessions/public.ts'

/** What a browser gives when it subscribes, and with which it would decrypt. */
export function aBrowserWithKeys(endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(6).toString('hex')}`) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys().toString('base64url')
  const secret = randomBytes(16)
  return { pair, secret, subscription: { endpoint, p256dh, auth: secret.toString('base64url') } }
}

export function aBrowser(endpoint?: string): NewPushDevice {
  return aBrowserWithKeys(endpoint).subscription
}

/** What is stored of a session, by the cookies of its browser. */
export function sessionHashOf(cookie: string): string {
  const [, token = ''] = /(?:^|; )(?:__Host-)?session=([^;]+)/.exec(cookie) ?? []
  return tokenHash(token)
}

/** @returns its id */
export async function aDevice(database: Database, memberId: string, sessionHash: string): Promise<string> {
  const browser = aBrowser()
  const id = randomBytes(12).toString('base64url')
  const row = { ...browser, id, member_id: memberId, session_hash: sessionHash }
  const rest = { endpoint_hash: hash('sha256', browser.endpoint), label: null, created_at: 0, last_used_at: null }
  await database.write(async (db) => {
    await db.deleteFrom('push_subscriptions').where('session_hash', '=', sessionHash).execute()
    await db
      .insertInto('push_subscriptions')
      .values({ ...row, ...rest })
      .execute()
  })
  return id
}
