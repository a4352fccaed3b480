import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe } from 'vitest'
import type { DatabaseLocation } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { remark } from '#server/testing/fault-settings.ts'
import { OwnPostgres, postgresPrograms } from '#server/testing/own-postgres.ts'
import { aPort, type Program, startServing } from '#server/testing/program.ts'

/** A database that a test may harm, a folder for the rest, and programs over it. */
export class Ground {
  readonly folder: string
  readonly postgres: OwnPostgres | undefined
  readonly location: DatabaseLocation
  readonly #programs: Program[] = []

  constructor(postgres?: OwnPostgres, folder = mkdtempSync(join(tmpdir(), 'whistlestop-faults-'))) {
    this.folder = folder
    this.postgres = postgres
    this.location = postgres
      ? { kind: 'postgres', url: postgres.url }
      : { kind: 'sqlite', file: join(this.folder, 'whistlestop.db') }
  }

  /** As npm start does it. @returns the program, and the milliseconds until its first 200 */
  async start(settings: Record<string, string> = {}): Promise<{ program: Program; opened: number }> {
    const port = settings.PORT ?? (await aPort())
    const since = performance.now()
    const firstAnswer = answers200(`http://127.0.0.1:${port}/api/courses`, 30_000)
    const program = await startServing({
      PORT: port,
      DATA_DIR: this.folder,
      NODE_COMPILE_CACHE: join(tmpdir(), 'whistlestop-faults-code'),
      ...(this.postgres ? { DATABASE_URL: this.postgres.url } : {}),
      ...settings,
    })
    this.#programs.push(program)
    return { program, opened: (await firstAnswer) - since }
  }

  /** Opens the database only briefly: an open connection would keep a killed program's locks and log alive. */
  async look<T>(at: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(this.location, { queryTimeout: 60_000 })
    try {
      return await at(database)
    } finally {
      await database.close()
    }
  }

  /** @returns "ok", or what SQLite finds broken in its file */
  integrity(): unknown {
    return integrityOf(this.location)
  }

  /** Ends every program that was started here. */
  async stop(): Promise<void> {
    for (const { process, ended } of this.#programs) {
      process.kill('SIGKILL')
      await ended
    }
  }

  async remove(): Promise<void> {
    await this.stop()
    await this.postgres?.remove()
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Runs a suite on SQLite, and on a separate PostgreSQL server where PostgreSQL is installed. */
export function describeEachGround(title: string, suite: (ground: () => Ground) => void): void {
  const programs = postgresPrograms()
  if (programs === undefined) remark(`${title}: not on PostgreSQL, which is not installed here`)
  const engines = programs === undefined ? ['SQLite'] : ['SQLite', 'PostgreSQL']
  describe.each(engines)(`${title} (%s)`, (engine) => {
    let ground: Ground
    beforeAll(async () => {
      ground = new Ground(engine === 'PostgreSQL' && programs ? await OwnPostgres.create(programs) : undefined)
    })
    afterAll(() => ground.remove())
    suite(() => ground)
  })
}

/** @returns "ok", or what SQLite finds broken in its file; PostgreSQL has no such check */
export function integrityOf(location: DatabaseLocation): unknown {
  if (location.kind === 'postgres') return 'ok'
  const file = new DatabaseSync(location.file, { readOnly: true })
  try {
    return file.prepare('pragma integrity_check').get()?.integrity_check
  } finally {
    file.close()
  }
}

/** Asks until it answers 200. @returns when that was, on the monotonic clock. @throws after `timeout` milliseconds */
export async function answers200(url: string, timeout: number): Promise<number> {
  const giveUpAt = performance.now() + timeout
  for (;;) {
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer()
        return answer.status
      },
      () => 0,
    )
    if (status === 200) return performance.now()
    if (performance.now() > giveUpAt) throw new Error(`${url} answers ${status} after ${timeout} ms.`)
    await setTimeout(10)
  }
}
