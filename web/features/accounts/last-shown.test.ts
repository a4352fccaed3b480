import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useLastShown } from './welcome-tiles.tsx'

function show(key: string, value: number): number[] {
  const shown: number[] = []
  const { unmount } = renderHook(() => shown.push(useLastShown(key, value)) && undefined)
  unmount()
  return shown
}

it('shows what a place showed last, and then what it is now', () => {
  expect(show('tile', 0)).toEqual([0])
  expect(show('tile', 10)).toEqual([0, 10])
  expect(show('another tile', 10)).toEqual([10])
})
