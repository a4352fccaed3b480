import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, REMOVE_AFTER_MS, toast } from './toast.ts'
import { Toaster } from './toaster.tsx'
import './toast-viewport.tsx'

/** Shows the toaster; its lazy part is a module that is loaded already, so a few turns of the microtask queue bring it. */
async function showToaster() {
  render(<Toaster />)
  await act(() => vi.advanceTimersByTimeAsync(0))
}

const shown = (): (string | undefined)[] =>
  screen
    .queryAllByRole('listitem')
    .filter(({ dataset }) => dataset.state === 'open')
    .map((item) => item.textContent?.replace('Dismiss', ''))

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })

  afterEach(() => {
    for (const { id } of currentToasts()) dismissToast(id)
    vi.advanceTimersByTime(REMOVE_AFTER_MS)
    vi.useRealTimers()
  })

  it('shows at most one, the newest', async () => {
    toast({ title: 'Copied!' })
    toast({ title: 'Sharing!' })
    await showToaster()
    expect(shown()).toEqual(['Sharing!'])
  })

  it('shows title and description, from a call outside any component', async () => {
    await showToaster()
    await act(async () => toast({ title: 'Success', description: 'Welcome back' }))
    await pass(0)
    expect(shown()).toEqual(['SuccessWelcome back'])
  })

  it('stays 5000 ms', async () => {
    toast({ title: 'Mission Completed!' })
    await showToaster()
    await pass(4900)
    expect(shown()).toEqual(['Mission Completed!'])
    await pass(200)
    expect(shown()).toEqual([])
  })

  it('is removed 1,000,000 ms after it was dismissed', async () => {
    const id = toast({ title: 'Success' })
    dismissToast(id)
    await vi.advanceTimersByTimeAsync(999_999)
    expect(currentToasts()).toMatchObject([{ id, open: false }])
    await vi.advanceTimersByTimeAsync(1)
    expect(currentToasts()).toEqual([])
  })

  it('does not let an older one’s removal take a newer one away', async () => {
    dismissToast(toast({ title: 'Copied!' }))
    await vi.advanceTimersByTimeAsync(REMOVE_AFTER_MS - 1)
    const newer = toast({ title: 'Sharing!' })
    await vi.advanceTimersByTimeAsync(1)
    expect(currentToasts()).toMatchObject([{ id: newer, open: true }])
  })

  it('gives the keyboard to the messages on F8', async () => {
    toast({ title: 'Success' })
    await showToaster()
    const region = screen.getByRole('region', { name: 'Messages (F8)' })
    document.dispatchEvent(new KeyboardEvent('keydown', { code: 'F8', key: 'F8', bubbles: true }))
    expect(region.contains(document.activeElement)).toBe(true)
  })

  it('is announced, an error at once', async () => {
    toast({ title: 'Error', description: 'Failed to complete mission', variant: 'destructive' })
    await showToaster()
    await pass(100)
    const announcement = document.querySelector('[role="status"][aria-live="assertive"]')
    expect(announcement?.textContent).toContain('Failed to complete mission')
  })

  it('loads nothing before the first one', async () => {
    await showToaster()
    expect(document.body.textContent).toBe('')
    expect(screen.queryByRole('region')).toBeNull()
  })
})
