import type { DatabaseSync } from 'node:sqlite'

/** SQLite before this one could corrupt a database when its write-ahead log was reset. */
const OLDEST_SQLITE = [3, 51, 3]

const WRITER_SETTINGS = [
  'pragma journal_mode = wal',
  // Each commit is on the disk before it is answered.
  'pragma synchronous = full',
  // macOS: an ordinary fsync leaves the data in the disk's own cache.
  'pragma fullfsync = on',
  'pragma checkpoint_fullfsync = on',
  // `replace` deletes rows past the triggers that keep the ledger append-only otherwise.
  'pragma recursive_triggers = on',
  // The checkpoint size of the log in pages, 16 MB: fewer, longer pauses than with SQLite's 1,000.
  'pragma wal_autocheckpoint = 4000',
  // The page cache of the writer: it stays valid while no other process writes, and SQLite's 2 MB would soon be full.
  'pragma cache_size = -16000',
  // After a burst of writes the log shrinks to this many bytes again.
  'pragma journal_size_limit = 67108864',
]

/** @returns why the connection cannot be trusted with a write, or undefined when it can */
export function applyWriterSettings(database: DatabaseSync): string | undefined {
  for (const setting of WRITER_SETTINGS) database.exec(setting)
  return reasonToRefuse({
    version: String(readValue(database, 'select sqlite_version()')),
    journalMode: readValue(database, 'pragma journal_mode'),
    synchronous: readValue(database, 'pragma synchronous'),
  })
}

export type SqliteSettings = { version: string; journalMode: unknown; synchronous: unknown }

/** The settings of SQLite without which an acknowledged write isn't durable. */
export function reasonToRefuse({ version, journalMode, synchronous }: SqliteSettings): string | undefined {
  if (isOlder(version, OLDEST_SQLITE)) return `SQLite is ${version}, but ${OLDEST_SQLITE.join('.')} or newer is needed`
  if (journalMode !== 'wal')
    return `its journal mode is ${journalMode}, but it must be wal, which this disk may not support`
  if (synchronous !== 2) return `synchronous is ${synchronous}, but it must be 2 (full)`
  return undefined
}

function isOlder(version: string, oldest: readonly number[]): boolean {
  const parts = version.split('.').map(Number)
  const different = oldest.findIndex((part, index) => parts[index] !== part)
  return different !== -1 && (parts[different] ?? 0) < (oldest[different] ?? 0)
}

function readValue(database: DatabaseSync, query: string): unknown {
  return Object.values(database.prepare(query).get() ?? {})[0]
}
