import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { toast } from './toast.ts'
import { Toaster } from './toaster.tsx'

const script = vi.hoisted(() => ({ isMissing: true, fetched: 0 }))
vi.mock('./toast-viewport.tsx', () => ({
  get ToastViewport() {
    script.fetched += 1
    if (script.isMissing) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ toasts }: { toasts: readonly { title: string }[] }) => toasts.map(({ title }) => title).join()
  },
}))

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a message whose script is missing', () => {
  it('doesn’t affect the page, and the next one is shown once the script can be loaded', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    render(
      <>
        <label>
          Title <input defaultValue="Talking" />
        </label>
        <Toaster />
      </>,
    )
    await pass(3000)
    await vi.waitFor(() => expect(script.fetched).toBe(1))
    act(() => void toast({ title: 'Course Created' }))
    await pass(0)
    await vi.waitFor(() => expect(script.fetched).toBe(2))
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Talking')
    script.isMissing = false
    act(() => void toast({ title: 'Course Updated' }))
    await pass(0)
    await vi.waitFor(() => expect(screen.getByText('Course Updated')).toBeDefined())
  })
})
