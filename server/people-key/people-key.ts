import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { Cipher } from '#server/people-key/cipher.ts'
import { keyFile, makeKeyFile, readKeyFile } from '#server/people-key/key-file.ts'
import { Refusal } from '#server/refusal.ts'

type Settings = Pick<Config, 'dataDir' | 'peopleKey'>

/** Either the lists can be read, or `problem` tells the operator in one line why they can't. */
type Opened = { cipher: Cipher; problem?: undefined } | { cipher?: undefined; problem: string }

const WHAT_TO_DO =
  'Set PEOPLE_KEY, or put the key back, and start again. Until then members can’t open their lists; nothing is overwritten.'

/** The key of members' lists of people, loaded on first use. */
export class PeopleKey {
  readonly #settings: Settings
  readonly #database: Database
  #opened: Promise<Opened> | undefined

  constructor(settings: Settings, database: Database) {
    this.#settings = settings
    this.#database = database
  }

  /** @returns why the lists can't be read, for the operator; undefined where they can */
  async problem(): Promise<string | undefined> {
    return (await this.#open()).problem
  }

  /** @throws Refusal PEOPLE_LOCKED where the key is lost or wrong */
  async cipher(): Promise<Cipher> {
    const { cipher } = await this.#open()
    if (cipher === undefined) throw new Refusal('PEOPLE_LOCKED')
    return cipher
  }

  #open(): Promise<Opened> {
    this.#opened ??= findKey(this.#settings, this.#database).catch((error) => {
      // Not cached: a database that didn't answer may answer next time.
      this.#opened = undefined
      throw error
    })
    return this.#opened
  }
}

/** A key is created only if none was ever used with this database. */
async function findKey(settings: Settings, database: Database): Promise<Opened> {
  const known = await checkValueIn(database)
  const key = settings.peopleKey ?? (await keyOfFolder(settings.dataDir, known === undefined))
  const place = settings.peopleKey ? 'PEOPLE_KEY' : keyFile(settings.dataDir)
  if (key === undefined) return { problem: `The key of members’ lists of people is not in ${place}. ${WHAT_TO_DO}` }
  if (key === null) return { problem: `${place} does not hold a key of 32 bytes in base64. ${WHAT_TO_DO}` }
  const cipher = new Cipher(key)
  if ((known ?? (await recordCheckValue(database, cipher.checkValue))) === cipher.checkValue) return { cipher }
  return { problem: `${place} is not the key of the lists of people in this database. ${WHAT_TO_DO}` }
}

async function keyOfFolder(dataDir: string, mayMake: boolean): Promise<Buffer | null | undefined> {
  const stored = await readKeyFile(dataDir)
  if (stored !== undefined || !mayMake) return stored
  await makeKeyFile(dataDir)
  return readKeyFile(dataDir)
}

async function checkValueIn(database: Database): Promise<string | undefined> {
  const row = await database.read.selectFrom('people_key').select('check_value').executeTakeFirst()
  return row?.check_value
}

/** @returns the one in the database, which another process may have recorded first */
function recordCheckValue(database: Database, checkValue: string): Promise<string> {
  return database.write(async (db) => {
    await db
      .insertInto('people_key')
      .values({ id: 1, check_value: checkValue, made_at: Date.now() })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    const row = await db.selectFrom('people_key').select('check_value').executeTakeFirstOrThrow()
    return row.check_value
  })
}
