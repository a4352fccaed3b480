import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { CompiledQuery, type Kysely } from 'kysely'
import { DatabaseUnavailable, type Transaction, type Write } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { Schema } from '#server/database/schema.ts'
import { DatabaseLocked } from '#server/database/sqlite-errors.ts'
import type { Unit, UnitScope } from '#server/database/unit-scope.ts'

/** With more, units would wait longer for each other than the shared fsync saves. */
const GROUP_SIZE = 128

/** How long a unit waits for another process to give up the lock, in milliseconds. */
const TIMEOUT = 3_000

type Outcome = { ok: true; value: unknown } | { ok: false; reason: unknown }

type Waiting = {
  /** The unit, bound to the async context of its caller, because the queue runs in another one. */
  readonly run: Unit<unknown>
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: unknown) => void
  /** On the monotonic clock. */
  readonly since: number
}

const savepoint = prepared(() => ({ compile: () => CompiledQuery.raw('savepoint unit') }))
const release = prepared(() => ({ compile: () => CompiledQuery.raw('release unit') }))
const rollBackTo = prepared(() => ({ compile: () => CompiledQuery.raw('rollback to unit') }))

/**
 * SQLite's one writer. Units that arrive during a commit share the next one: each runs in its own savepoint, so one
 * that throws is rolled back alone, and all are answered after the commit (docs/architecture.md).
 */
export class GroupCommit {
  readonly #writer: Kysely<Schema>
  readonly #scope: UnitScope
  readonly #timeout: number
  readonly #queue: Waiting[] = []
  #work: Promise<void> | undefined
  #closed = false

  constructor(writer: Kysely<Schema>, scope: UnitScope, timeout = TIMEOUT) {
    this.#writer = writer
    this.#scope = scope
    this.#timeout = timeout
  }

  readonly write: Write = async <T>(unit: Unit<T>): Promise<T> => {
    this.#scope.refuseNesting()
    if (this.#closed) throw new DatabaseUnavailable('The database is being closed.')
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const run = AsyncLocalStorage.bind((transaction: Transaction) => this.#scope.run(transaction, unit))
    this.#queue.push({ run, resolve, reject, since: performance.now() })
    this.#work ??= this.#workThroughQueue()
    return promise as Promise<T>
  }

  /** Lets the waiting units finish and takes no more. */
  async close(): Promise<void> {
    this.#closed = true
    await this.#work
  }

  async #workThroughQueue(): Promise<void> {
    while (this.#queue.length > 0) {
      // The turn of the event loop in between lets requests that arrived meanwhile join the group.
      await setImmediate()
      const lockedOut = await this.#commitGroup()
      // Waiting inside node:sqlite would block the event loop. The jitter keeps two processes from colliding
      // repeatedly.
      if (lockedOut) await setTimeout(1 + Math.random() * 10)
    }
    this.#work = undefined
  }

  /** @returns whether another process had the lock */
  async #commitGroup(): Promise<boolean> {
    let group: Waiting[] = []
    try {
      const outcomes = await this.#writer.transaction().execute((transaction) => {
        group = this.#queue.splice(0, GROUP_SIZE)
        return runAll(transaction, group)
      })
      for (const [index, waiting] of group.entries()) settle(waiting, outcomes[index])
      return false
    } catch (error) {
      const began = group.length > 0
      if (!began && error instanceof DatabaseLocked) {
        this.#refuseOverdue(error)
        return true
      }
      for (const waiting of began ? group : this.#queue.splice(0)) waiting.reject(error)
      return false
    }
  }

  #refuseOverdue(reason: DatabaseLocked): void {
    const now = performance.now()
    const inTime = this.#queue.findIndex(({ since }) => now - since < this.#timeout)
    for (const waiting of this.#queue.splice(0, inTime === -1 ? this.#queue.length : inTime)) waiting.reject(reason)
  }
}

async function runAll(transaction: Transaction, group: readonly Waiting[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { run } of group) outcomes.push(await runInSavepoint(transaction, run))
  return outcomes
}

async function runInSavepoint(transaction: Transaction, run: Unit<unknown>): Promise<Outcome> {
  await savepoint(transaction, {})
  try {
    const value = await run(transaction)
    await release(transaction, {})
    return { ok: true, value }
  } catch (reason) {
    await undo(transaction, reason)
    return { ok: false, reason }
  }
}

/** @throws DatabaseUnavailable when the whole transaction, and with it the group, was lost, as after a full disk */
async function undo(transaction: Transaction, reason: unknown): Promise<void> {
  try {
    await rollBackTo(transaction, {})
    await release(transaction, {})
  } catch {
    if (reason instanceof DatabaseUnavailable) throw reason
    throw new DatabaseUnavailable('The transaction was ended from outside.', { cause: reason })
  }
}

function settle(waiting: Waiting, outcome: Outcome | undefined): void {
  if (outcome === undefined) waiting.reject(new Error('This unit was not run.'))
  else if (outcome.ok) waiting.resolve(outcome.value)
  else waiting.reject(outcome.reason)
}
