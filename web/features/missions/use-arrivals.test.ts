import { renderHook } from '@testing-library/react'
import type { CompletedMissions } from 'game/missions'
import { describe, expect, it } from 'vitest'
import { aLine } from '#web/testing/factories.ts'
import { useArrivals } from './use-arrivals.ts'

function look(memberId: string, completed: CompletedMissions) {
  return renderHook((now) => useArrivals(memberId, aLine(), now), { initialProps: completed })
}

describe('what happened on the line since the member last looked', () => {
  it('is nothing at the first look of a visit', () => {
    const { result } = look('first-look', { 1: true })
    expect([result.current.trainFrom, result.current.trainAt]).toEqual([2, 2])
    expect(result.current.stamped(1)).toBe(false)
  })

  it('is a stamp and a ride after a station was completed on another screen', () => {
    look('between', {}).unmount()
    const { result } = look('between', { 1: true })
    expect([result.current.trainFrom, result.current.trainAt]).toEqual([1, 2])
    expect([1, 2].map(result.current.stamped)).toEqual([true, false])
  })

  it('is seen once', () => {
    look('once', {}).unmount()
    look('once', { 1: true }).unmount()
    expect(look('once', { 1: true }).result.current.stamped(1)).toBe(false)
  })

  it('is seen at once where the map stands meanwhile', () => {
    const { result, rerender } = look('meanwhile', {})
    rerender({ 1: true })
    expect(result.current.stamped(1)).toBe(true)
    rerender({ 1: true, 2: true })
    expect([result.current.trainFrom, result.current.trainAt]).toEqual([2, 3])
  })

  it('is another member’s own', () => {
    look('somebody', {}).unmount()
    expect(look('somebody-else', { 1: true }).result.current.stamped(1)).toBe(false)
  })

  it('leaves the train at the end of the line when all is done', () => {
    const all = { 1: true, 2: true, 3: true, 4: true, 5: true }
    expect(look('terminus', all).result.current.trainAt).toBe(5)
  })
})
