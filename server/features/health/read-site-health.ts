import { readFileSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SiteHealth } from 'contract/health'
import { concernsIn } from 'game/health'
import { isOperatorKnown } from 'game/operator'
import { type Config, isOnHttps } from '#server/config.ts'
import type { Db } from '#server/database/database.ts'
import { dialectOf } from '#server/database/dialect.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { outboxState } from '#server/features/mail/public.ts'
import { readOperator } from '#server/features/operator/public.ts'
import { countUnprovedFigures } from '#server/features/site-texts/public.ts'
import { backupsFolder, backupTime, findBackups } from '#server/find-backups.ts'
import { probeWrite } from '#server/limits/attempts.ts'
import { adviseSettings } from './advise-settings.ts'

/** What package.json says of this program. */
const PROGRAM_VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version

type Parts = Pick<Dependencies, 'config' | 'database' | 'now' | 'randomBytes'>
type Failure = { err: unknown; part: string }

/**
 * The site health now. Parts that can't be checked are null; the others are still reported.
 * @param loopDelay in milliseconds
 * @param onFailure called with the reason why a part couldn't be checked
 */
export async function readSiteHealth(
  { config, database, now, randomBytes }: Parts,
  loopDelay: number,
  onFailure: (failure: Failure) => void,
): Promise<SiteHealth> {
  const attempt = async <T>(part: string, look: () => Promise<T>): Promise<T | null> => {
    try {
      return await look()
    } catch (err) {
      onFailure({ err, part })
      return null
    }
  }
  const { read, write } = database
  const probe = randomBytes(12).toString('hex')
  // Before the others, which would distort the measurement.
  const readMs = await attempt('reading', () => timed(() => readARow(read)))
  const writeMs = await attempt('writing', () => timed(() => write((db) => probeWrite(db, probe))))
  const [sizeBytes, disk, outbox, backups, site] = await Promise.all([
    attempt('size', () => dialectOf(read).sizeOf(read)),
    attempt('disk', () => freeSpace(config.dataDir)),
    attempt('mail', () => outboxState(read)),
    attempt('backups', () => lookAtBackups(config)),
    attempt('site', () => lookAtSite(config, read)),
  ])
  const facts = {
    database: { canRead: readMs !== null, canWrite: writeMs !== null },
    disk,
    mail: outbox && { oldestWaitingAt: outbox.oldestAt, failed: outbox.failed },
    backups,
    site,
    loopDelay,
  }
  return {
    checkedAt: new Date(now()).toISOString(),
    concerns: concernsIn(facts, now()),
    database: { engine: database.engine, readMs, writeMs, sizeBytes },
    disk,
    mail: {
      goesTo: config.smtpUrl === undefined ? 'files' : 'smtp',
      outbox: outbox && { waiting: outbox.waiting, oldestWaitingAt: moment(outbox.oldestAt), failed: outbox.failed },
    },
    backups: backups && { count: backups.count, newestAt: moment(backups.newestAt) },
    program: lookAtProgram(now(), loopDelay),
    advice: adviseSettings(config),
  }
}

/** What a public site must tell its visitors. */
async function lookAtSite(config: Config, db: Db): Promise<{ isOperatorMissing: boolean; unprovedFigures: number }> {
  if (!isOnHttps(config)) return { isOperatorMissing: false, unprovedFigures: 0 }
  const isOperatorMissing = !isOperatorKnown(await readOperator(db, config))
  return { isOperatorMissing, unprovedFigures: await countUnprovedFigures(db) }
}

/** @returns how long it took, in milliseconds */
async function timed(action: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await action()
  return performance.now() - began
}

async function lookAtBackups(config: Config): Promise<{ count: number; newestAt: number | null }> {
  const names = await findBackups(backupsFolder(config))
  const newest = names.at(-1)
  return { count: names.length, newestAt: newest === undefined ? null : backupTime(newest) }
}

function lookAtProgram(now: number, loopDelayMs: number): SiteHealth['program'] {
  return {
    version: PROGRAM_VERSION,
    nodeVersion: process.versions.node,
    upSince: new Date(now - process.uptime() * 1000).toISOString(),
    memoryBytes: process.memoryUsage.rss(),
    loopDelayMs,
  }
}

function moment(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}

/** Reads any one row. */
async function readARow(db: Db): Promise<void> {
  await db.selectFrom('members').select('id').limit(1).execute()
}

/**
 * The disk that a folder lies on, or will lie on when something is first put there. Both in bytes; free is what this
 * program may use.
 * @throws when the disk can't be read
 */
export async function freeSpace(folder: string): Promise<{ freeBytes: number; totalBytes: number }> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    if (blocks === 0) throw new Error(`The disk under ${folder} does not say how large it is.`)
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize }
  } catch (error) {
    const parent = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || parent === folder) throw error
    return freeSpace(parent)
  }
}
