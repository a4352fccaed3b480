import { expect, it } from 'vitest'
import { percentRead } from './reading-progress.tsx'

it.each([
  ['nothing has been scrolled', { top: 60, height: 2000 }, 0],
  ['half of what was below the window has come', { top: -600, height: 2000 }, 50],
  ['its end is in sight', { top: -1200, height: 2000 }, 100],
  ['it is scrolled past', { top: -3000, height: 2000 }, 100],
  ['all of it fits into the window', { top: 60, height: 500 }, 100],
])('when %s', (_, article, percent) => {
  expect(percentRead(article, 800)).toBe(percent)
})
