import type { FastifyBaseLogger } from 'fastify'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { Readiness } from './readiness.ts'

describe('readiness', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] }))
  afterEach(() => void vi.useRealTimers())

  /** A database that answers when the test tells it to. */
  function aDatabase() {
    const answers: ((isReady: boolean) => void)[] = []
    const said: string[] = []
    const database = {
      isReady: (onFailure: (reason: unknown) => void) =>
        new Promise<boolean>((resolve) => {
          answers.push((isReady) => {
            if (!isReady) onFailure(new Error('The disk is full.'))
            resolve(isReady)
          })
        }),
    } as unknown as Database
    const logger = {
      info: (message: string) => said.push(message),
      error: ({ err }: { err: Error }, message: string) => said.push(`${message}: ${err.message}`),
    } as unknown as FastifyBaseLogger
    return { answers, said, readiness: new Readiness(database, logger) }
  }

  test('asks the database once a second, however many ask', async () => {
    const { answers, readiness } = aDatabase()
    const first = Array.from({ length: 50 }, () => readiness.isReady())
    answers[0]?.(true)
    expect(await Promise.all(first)).toEqual(Array(50).fill(true))
    vi.advanceTimersByTime(999)
    expect(await readiness.isReady()).toBe(true)
    expect(answers).toHaveLength(1)
    vi.advanceTimersByTime(1)
    const second = readiness.isReady()
    answers[1]?.(false)
    expect(await second).toBe(false)
  })

  test('is no after two seconds, and asks nothing more before the database has answered', async () => {
    const { answers, readiness } = aDatabase()
    const first = readiness.isReady()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await first).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    const later = readiness.isReady()
    await vi.advanceTimersByTimeAsync(1)
    expect(await later).toBe(false)
    expect(answers).toHaveLength(1)
    answers[0]?.(true)
    const again = readiness.isReady()
    await vi.advanceTimersByTimeAsync(0)
    answers[1]?.(true)
    expect(await again).toBe(true)
  })

  test('is logged when it changes, with the reason', async () => {
    const { answers, said, readiness } = aDatabase()
    for (const isReady of [true, false, false, true, true]) {
      const asked = readiness.isReady()
      answers.at(-1)?.(isReady)
      await asked
      vi.advanceTimersByTime(1_000)
    }
    expect(said).toEqual(['the database accepts no writes: The disk is full.', 'the database accepts writes again'])
  })
})
