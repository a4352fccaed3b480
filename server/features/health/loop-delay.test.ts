import { afterEach, expect, test, vi } from 'vitest'
import { LoopDelay } from './loop-delay.ts'

let loopDelay: LoopDelay
afterEach(() => loopDelay.stop())

function holdUp(milliseconds: number): void {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

async function heldUp(): Promise<void> {
  await vi.waitFor(() => {
    holdUp(150)
    expect(loopDelay.p99()).toBeGreaterThan(100)
  })
}

test('a process that is blocked again and again reports it, until the count is reset', async () => {
  loopDelay = new LoopDelay()
  expect(loopDelay.p99()).toBe(0)
  await heldUp()
  loopDelay.reset()
  expect(loopDelay.p99()).toBe(0)
})

test('the last complete window counts while the next one is in progress', async () => {
  loopDelay = new LoopDelay(400)
  await heldUp()
  // Nothing blocks it any more: sooner or later a complete window is quick.
  await vi.waitFor(() => expect(loopDelay.p99()).toBeLessThan(100), { timeout: 10_000, interval: 100 })
})
