import { createHmac } from 'node:crypto'
import type { Db } from '#server/database/database.ts'

/** By the adapter, which all handles on a database share. It never changes while the program runs. */
const secrets = new WeakMap<object, string>()

async function secretOf(db: Db): Promise<string> {
  const { adapter } = db.getExecutor()
  const known = secrets.get(adapter)
  if (known !== undefined) return known
  const { value } = await db.selectFrom('referral_secret').select('value').where('id', '=', 1).executeTakeFirstOrThrow()
  secrets.set(adapter, value)
  return value
}

/**
 * Makes HMAC-SHA-256 hashes, as 43 characters of base64url. Without the secret, which only the database has, values
 * can't be tried against them or forged.
 */
export async function keyedHashes(db: Db): Promise<(purpose: string, value: string) => string> {
  const secret = await secretOf(db)
  return (purpose, value) => createHmac('sha256', secret).update(`${purpose}:${value}`).digest('base64url')
}
