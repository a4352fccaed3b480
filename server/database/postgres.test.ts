import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CommitUnconfirmed, type Database, DatabaseUnavailable } from '#server/database/database.ts'
import { openPostgres } from '#server/database/postgres.ts'
import { type PostgresSettings, reasonToRefuse, requireUsablePostgres } from '#server/database/postgres-settings.ts'
import { prepared } from '#server/database/prepared.ts'
import { StartError } from '#server/operator-error.ts'
import { startRelay } from '#server/testing/tcp-relay.ts'

const { TEST_DATABASE_URL } = process.env

/** In milliseconds: short for tests of the timeout, and long enough to connect within half of it on a busy machine. */
const TIMEOUT = 1_000

describe.runIf(TEST_DATABASE_URL)('PostgreSQL', () => {
  const real = new URL(TEST_DATABASE_URL ?? 'postgres://unused')
  let relay: Awaited<ReturnType<typeof startRelay>>
  let database: Database

  beforeAll(async () => {
    relay = await startRelay({ host: real.hostname, port: Number(real.port || 5432) })
    const relayed = new URL(real)
    relayed.host = `127.0.0.1:${relay.port}`
    database = await openPostgres(relayed.href, TIMEOUT)
  })
  afterAll(async () => {
    await database.close()
    await relay.close()
  })

  const one = () => sql<{ one: number }>`select 1 as one`.execute(database.read)
  /** On a busy machine a connection isn't always open within the timeout at the first try. */
  const untilReached = <Answer>(ask: () => Promise<Answer>) => vi.waitFor(ask, 10_000)
  const took = async (action: () => Promise<unknown>) => {
    const start = performance.now()
    await action()
    return performance.now() - start
  }

  test('gives 64-bit integers as numbers, and refuses one that no number can hold', async () => {
    const { rows } = await sql<{ big: number; sum: number }>`
      select 1767225600000::bigint as big, (select sum(n) from (values (1), (2)) as t (n)) as sum`.execute(
      database.read,
    )
    expect(rows).toEqual([{ big: 1767225600000, sum: 3 }])
    await expect(sql`select 9007199254740993::bigint as big`.execute(database.read)).rejects.toThrow()
  })

  test('limits each session itself, and asks for nothing at its start that a pooler refuses', async () => {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings where source = 'session' and name like '%timeout' order by name`.execute(
      database.read,
    )
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', setting: '2000' },
      { name: 'lock_timeout', setting: '1000' },
      { name: 'statement_timeout', setting: '1000' },
    ])
    const asked = relay.firstWords.flatMap((words) =>
      words
        .slice(8)
        .split('\0')
        .filter((_, index) => index % 2 === 0),
    )
    expect([...new Set(asked)].sort()).toEqual(['', 'application_name', 'client_encoding', 'database', 'user'])
  })

  test('keeps the plan of a prepared query for as long as a connection lives', async () => {
    const next = prepared((db, values: { number: number }) =>
      db.selectNoFrom(sql<number>`${values.number}::integer + 1`.as('next')),
    )
    const kept = await database.write(async (db) => {
      for (const number of [1, 2, 3]) expect(await next(db, { number })).toEqual([{ next: number + 1 }])
      const statements = sql<{ runs: number }>`
        select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%as "next"'`
      return (await statements.execute(db)).rows
    })
    expect(kept).toEqual([{ runs: 3 }])
  })

  test('gives each query of a unit the whole timeout', async () => {
    const pause = sql`select pg_sleep(${TIMEOUT / 2_000})`
    await database.write(async (db) => {
      for (let count = 0; count < 4; count++) await pause.execute(db)
    })
  })

  test('that freezes costs each request no more than the timeout, and is used again when it thaws', async () => {
    await untilReached(() => Promise.all(Array.from({ length: 20 }, one)))
    relay.freeze()
    const refusals = Array.from({ length: 40 }, (_, index) => {
      const asking = index % 2 === 0 ? one() : database.write((db) => sql`select 1`.execute(db))
      return expect(asking).rejects.toThrow(DatabaseUnavailable)
    })
    expect(await took(() => Promise.all(refusals))).toBeLessThan(TIMEOUT * 1.7)
    expect(await database.isReady()).toBe(false)
    relay.thaw()
    relay.hangUp()
    expect((await untilReached(one)).rows).toEqual([{ one: 1 }])
    expect(await database.isReady()).toBe(true)
  })

  test('that does not answer a commit leaves it open whether the unit was saved, and says so', async () => {
    const lost = database.write(async (db) => {
      await sql`select 1`.execute(db)
      relay.freeze()
    })
    await expect(lost).rejects.toThrow(CommitUnconfirmed)
    relay.thaw()
    relay.hangUp()
    expect((await untilReached(one)).rows).toEqual([{ one: 1 }])
  })

  test('that hangs up is unavailable in the middle of a unit, leaves nothing behind and ends nothing of ours', async () => {
    const cutOff = database.write(async (db) => {
      await sql`create table cut_off (a integer)`.execute(db)
      relay.hangUp()
      await sql`select 1`.execute(db)
    })
    const refusal = await cutOff.catch((error) => error)
    expect(refusal).toBeInstanceOf(DatabaseUnavailable)
    expect(refusal.message).toMatch('terminated')
    const { rows } = await untilReached(() =>
      sql<{ found: string | null }>`select to_regclass('cut_off') as found`.execute(database.read),
    )
    expect(rows).toEqual([{ found: null }])
  })

  test('that hangs up on idle connections ends nothing of ours, and is reached over new ones', async () => {
    await untilReached(() => Promise.all(Array.from({ length: 5 }, one)))
    relay.hangUp()
    const answer = await untilReached(one)
    expect(answer.rows).toEqual([{ one: 1 }])
  })

  test('that ends our session is unavailable, and only for that unit', async () => {
    const ended = database.write(async (db) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db)
    })
    await expect(ended).rejects.toThrow(DatabaseUnavailable)
    expect((await untilReached(one)).rows).toEqual([{ one: 1 }])
  })

  test('that is too slow for a query says so and stops working on it', async () => {
    await expect(sql`select pg_sleep(30), 'too slow'`.execute(database.read)).rejects.toThrow(DatabaseUnavailable)
    const stillAtIt = () =>
      sql`select pid from pg_stat_activity
        where query like '%pg_sleep(30), ''too slow''%' and state = 'active' and pid <> pg_backend_pid()`.execute(
        database.read,
      )
    expect((await untilReached(stillAtIt)).rows).toEqual([])
  })

  test('runs a unit again that it broke off to end a deadlock', async () => {
    await database.exclusive((db) => sql`create table if not exists deadlock (id integer primary key)`.execute(db))
    await database.write((db) => sql`insert into deadlock values (1), (2) on conflict do nothing`.execute(db))
    const bothHaveOne = meetingOf(2)
    let runs = 0
    const lock = (first: number, second: number) =>
      database.write(async (db) => {
        runs++
        await sql`set local deadlock_timeout = '20ms'`.execute(db)
        await sql`select 1 from deadlock where id = ${first} for update`.execute(db)
        await bothHaveOne()
        await sql`select 1 from deadlock where id = ${second} for update`.execute(db)
      })
    await Promise.all([lock(1, 2), lock(2, 1)])
    expect(runs).toBe(3)
    await database.exclusive((db) => sql`drop table deadlock`.execute(db))
  })

  test('runs one exclusive unit at a time', async () => {
    let inside = 0
    let most = 0
    const unit = () =>
      database.exclusive(async (db) => {
        most = Math.max(most, ++inside)
        await sql`select pg_sleep(0.02)`.execute(db)
        inside--
      })
    await Promise.all([unit(), unit(), unit()])
    expect(most).toBe(1)
  })

  test('is refused at start in one sentence, without the password', async () => {
    const missing = new URL(real)
    missing.pathname = '/no_such_database'
    missing.password = 'secret'
    const refusal = await openPostgres(missing.href).catch((error) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(refusal.message).toMatch(/^The database at .*\/no_such_database refused the connection: .*does not exist\.$/)
    expect(refusal.message).not.toMatch('secret')
  })
})

describe('a server that is not PostgreSQL', () => {
  test('and says nothing stops the start after our timeout, in one sentence', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1')
    await once(silent, 'listening')
    const { port } = silent.address() as AddressInfo
    const refusal = await requireUsablePostgres(`postgres://me:secret@127.0.0.1:${port}/db`, 400).catch(
      (error) => error,
    )
    expect(refusal).toBeInstanceOf(StartError)
    expect(refusal.message).toMatch(/^No database answered at 127\.0\.0\.1:\d+\/db within 0\.4 s: .+\.$/)
    silent.close()
  })

  test('and is not there stops the start too', async () => {
    const refusal = await requireUsablePostgres('postgres://127.0.0.1:9/db', 100).catch((error) => error)
    expect(refusal).toBeInstanceOf(StartError)
    expect(refusal.message).toMatch(/within 0\.1 s: connect ECONNREFUSED 127\.0\.0\.1:9\.$/)
  })
})

describe('PostgreSQL is trusted', () => {
  const good: PostgresSettings = { version: 15, fsync: 'on', synchronousCommit: 'on', encoding: 'UTF8' }

  test('from version 15, syncing each commit, with every letter', () => {
    expect(reasonToRefuse(good)).toBeUndefined()
    expect(reasonToRefuse({ ...good, version: 18, synchronousCommit: 'remote_apply' })).toBeUndefined()
    expect(reasonToRefuse({ ...good, version: 14 })).toMatch('15 or newer')
    expect(reasonToRefuse({ ...good, fsync: 'off' })).toMatch('fsync is off')
    expect(reasonToRefuse({ ...good, synchronousCommit: 'off' })).toMatch('synchronous_commit is off')
    expect(reasonToRefuse({ ...good, encoding: 'SQL_ASCII' })).toMatch('UTF8')
  })
})

/** A barrier at which a number of callers wait for each other, once. */
function meetingOf(count: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let here = 0
  return () => {
    if (++here === count) resolve()
    return promise
  }
}
