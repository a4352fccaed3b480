import { setFlagsFromString } from 'node:v8'
import { beforeAll, expect, test, vi } from 'vitest'
import { parseInWorker } from './parse-in-worker.ts'

const WORKER = new URL('./testing/workers/parse-in-worker.worker.ts', import.meta.url)
const parse = (text: string) => parseInWorker<string>(WORKER, text)

/** As `npm start` does on the command line, where it would also be the limit of every thread. */
beforeAll(() => setFlagsFromString('--max-old-space-size=1024'))

test('a file is parsed, and refused with its own sentence', async () => {
  expect(await parse('all aboard')).toBe('ALL ABOARD')
  await expect(parse('refuse')).rejects.toMatchObject({ code: 'INVALID', message: 'There’s nothing at this address.' })
  expect(await parse('on time')).toBe('ON TIME')
})

test('a file that takes too long, or too much memory, is refused, and the next one is parsed', async () => {
  const tooMuch = { code: 'INVALID', message: expect.stringContaining('takes too long to read') }
  await expect(parse('never end')).rejects.toMatchObject(tooMuch)
  const before = highestMemory()
  await expect(parse('take memory')).rejects.toMatchObject(tooMuch)
  expect(highestMemory() - before).toBeLessThan(500)
  expect(await parse('on time')).toBe('ON TIME')
})

test('a mistake of our own in a parser is a failure, never a refusal', async () => {
  await expect(parse('fail')).rejects.toThrow('A mistake of ours.')
  expect(await parse('on time')).toBe('ON TIME')
})

test('files beyond the five that are under way are told to come again', async () => {
  const all = await Promise.allSettled(Array.from({ length: 7 }, () => parse('on time')))
  expect(all.map(({ status }) => status)).toEqual([...Array(5).fill('fulfilled'), 'rejected', 'rejected'])
  expect(all[6]).toMatchObject({ reason: { code: 'TOO_MANY_REQUESTS', retryAfter: 5 } })
  expect(await parse('on time')).toBe('ON TIME')
})

test('a thread is kept for as long after each file, also after the second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const thread = await parse('which thread')
    vi.advanceTimersByTime(9_000)
    expect(await parse('which thread')).toBe(thread)
    vi.advanceTimersByTime(9_000)
    expect(await parse('which thread')).toBe(thread)
    vi.advanceTimersByTime(11_000)
    expect(await parse('which thread')).not.toBe(thread)
  } finally {
    vi.useRealTimers()
  }
})

/** In MiB, of this process since it began. */
function highestMemory(): number {
  return process.resourceUsage().maxRSS / 1024
}
