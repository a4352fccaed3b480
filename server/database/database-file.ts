import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import type { DatabaseLocation } from '#server/config.ts'
import { copyDatabase, requireEmpty } from '#server/database/copy-database.ts'
import type { Transaction } from '#server/database/database.ts'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { StartError } from '#server/operator-error.ts'

type Prepare = (db: Transaction) => Promise<void>

/** All in one step: a copy in several steps starts over with every write of a busy server. */
const ALL_PAGES = 2_147_483_647

/**
 * Writes a consistent state of a database of either engine to an SQLite file, while others keep writing.
 * @throws StartError when there is no database
 */
export async function copyToFile(from: DatabaseLocation, file: string): Promise<void> {
  if (from.kind === 'sqlite') return copySqlite(from.file, file)
  const target = await openDatabase({ kind: 'sqlite', file })
  try {
    await copyDatabase(from, target)
  } finally {
    await target.close()
  }
}

/** @throws StartError when something is already where the settings say; nothing is changed there either way */
export async function requireNothingAt(to: DatabaseLocation): Promise<void> {
  if (to.kind === 'sqlite') return requireNoFile(to.file)
  const target = await openDatabase(to)
  await requireEmpty(target.read).finally(() => target.close())
}

/**
 * Restores such a file to where the settings say, but only if nothing is there.
 * @param prepare changes a migrated copy of the file before other programs can open it there
 * @throws StartError when something is there
 */
export async function fillFromFile(file: string, to: DatabaseLocation, prepare: Prepare): Promise<void> {
  if (to.kind === 'sqlite') return putInPlace(file, to.file, prepare)
  const work = await mkdtemp(join(tmpdir(), 'whistlestop-restore-'))
  try {
    const source = { kind: 'sqlite', file: join(work, 'whistlestop.db') } as const
    await copyPrepared(file, source.file, prepare)
    const target = await openDatabase(to)
    await copyDatabase(source, target).finally(() => target.close())
  } finally {
    await rm(work, { recursive: true, force: true })
  }
}

async function copySqlite(from: string, to: string): Promise<void> {
  const source = openReadOnly(from)
  try {
    await backup(source, to, { rate: ALL_PAGES })
    // Only the owner may read password hashes, wherever the file is moved.
    await chmod(to, 0o600)
  } finally {
    source.close()
  }
}

function openReadOnly(file: string): DatabaseSync {
  try {
    return new DatabaseSync(file, { readOnly: true, timeout: 10_000 })
  } catch (cause) {
    throw new StartError(`There is no readable database at ${file}.`, { cause })
  }
}

/** Under a temporary name until it is complete. */
async function putInPlace(file: string, to: string, prepare: Prepare): Promise<void> {
  requireNoFile(to)
  await mkdir(dirname(to), { recursive: true, mode: 0o700 })
  await copyPrepared(file, `${to}.part`, prepare)
  await rename(`${to}.part`, to)
}

async function copyPrepared(file: string, to: string, prepare: Prepare): Promise<void> {
  await copyFile(file, to)
  // A copy has the rights of what it was made from.
  await chmod(to, 0o600)
  const database = await openDatabase({ kind: 'sqlite', file: to })
  try {
    await migrate(database)
    await database.write(prepare)
  } finally {
    await database.close()
  }
}

function requireNoFile(database: string): void {
  for (const file of [database, `${database}-wal`, `${database}-shm`]) {
    if (existsSync(file)) throw new StartError(`${file} already exists. Stop the server and move the file away first.`)
  }
}
