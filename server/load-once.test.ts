import { describe, expect, test } from 'vitest'
import { loadOnce } from './load-once.ts'

describe('what is loaded once', () => {
  test('is loaded on first use, once for all callers', async () => {
    let loads = 0
    const read = loadOnce(async () => ++loads)
    expect(loads).toBe(0)
    expect(await Promise.all([read(), read()])).toEqual([1, 1])
    expect(await read()).toBe(1)
  })

  test('is loaded again after a failure', async () => {
    let loads = 0
    const read = loadOnce(async () => {
      loads += 1
      if (loads === 1) throw new Error('EMFILE')
      return loads
    })
    const both = await Promise.allSettled([read(), read()])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(await read()).toBe(2)
    expect(await read()).toBe(2)
  })
})
