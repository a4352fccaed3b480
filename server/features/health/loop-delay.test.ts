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

test('a process that is held up again and again says so, until it begins to count anew', async () => {
  loopDelay = new LoopDelay()
  expect(loopDelay.p99()).toBe(0)
  await heldUp()
  loopDelay.reset()
  expect(loopDelay.p99()).toBe(0)
})

test('the last whole window is what counts, while the next one is under way', async () => {
  loopDelay = new LoopDelay(400)
  await heldUp()
  // Nobody holds it up any more: sooner or later a whole window was quick.
  await vi.waitFor(() => expect(loopDelay.p99()).toBeLessThan(100), { timeout: 10_000, interval: 100 })
})
