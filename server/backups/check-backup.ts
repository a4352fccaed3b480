import { sql } from 'kysely'
import type { Db } from '#server/database/database.ts'
import { requireSchema } from '#server/database/migrate.ts'
import { readSnapshot } from '#server/database/snapshot.ts'
import { verifyLedger } from '#server/features/ledger/public.ts'
import { StartError } from '#server/operator-error.ts'

/**
 * Checks that a database file is intact and its ledger adds up. The file of an older version is only checked for being
 * intact.
 * @returns how many members it has
 * @throws StartError
 */
export async function checkBackup(file: string): Promise<number> {
  try {
    return await askWhetherSound(file)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${file} is damaged: ${error instanceof Error ? error.message : error}.`, { cause: error })
  }
}

function askWhetherSound(file: string): Promise<number> {
  return readSnapshot({ kind: 'sqlite', file }, async (db) => {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check(1)`.execute(db)
    const finding = rows[0]?.integrity_check
    if (finding !== 'ok') throw new StartError(`${file} is damaged: ${finding}.`)
    if (await isOurs(db)) await requireSoundLedger(db, file)
    const { count } = await db
      .selectFrom('members')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return count
  })
}

async function isOurs(db: Db): Promise<boolean> {
  try {
    await requireSchema(db)
    return true
  } catch (error) {
    if (error instanceof StartError) return false
    throw error
  }
}

async function requireSoundLedger(db: Db, file: string): Promise<void> {
  let wrong = 0
  const note = () => {
    wrong += 1
  }
  await verifyLedger(db, { wrongBalance: note, wrongTotal: note })
  if (wrong > 0)
    throw new StartError(`The ledger in ${file} disagrees with ${wrong} balances or ranks. Run npm run ledger:verify.`)
}
