import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadPage } from '#web/client/lazy/reload-page.ts'
import { storedUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { refusal } from '#web/testing/fake-api.ts'
import { openCourse, PROGRESS } from '#web/testing/open-course.tsx'
import { shownToast } from '#web/testing/open-page.tsx'

vi.mock('#web/client/lazy/reload-page.ts', () => ({ reloadPage: vi.fn() }))

const BACK_AT_DEPOT = {
  body: { courseId: 1, watchTime: 0, isCompleted: false, payment: 'none', user: aUser({ courseProgress: { 1: 0 } }) },
}

async function ask(plan = {}) {
  const opened = await openCourse({ progress: { watchTime: 50 }, plan })
  await opened.visitor.click(await screen.findByRole('button', { name: 'Restart Journey' }))
  return { ...opened, dialog: within(await screen.findByRole('alertdialog', { name: 'Restart Journey' })) }
}

function resets(calls: Awaited<ReturnType<typeof ask>>['calls']) {
  return calls.filter(({ path }) => path === `${PROGRESS}/reset`)
}

beforeEach(() => void vi.mocked(reloadPage).mockClear())
afterEach(() => void vi.useRealTimers())

describe('Restart Journey', () => {
  it('asks first, and does nothing on a no', async () => {
    const { visitor, dialog, calls } = await ask()
    expect(dialog.getByText('Restart this course from the beginning? This will reset all your progress.')).toBeDefined()
    await visitor.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(resets(calls)).toEqual([])
  })

  it('resets the course, waits 0.8 seconds, clears this browser’s stored data, and reloads the page', async () => {
    const { dialog, calls } = await ask({ [`POST ${PROGRESS}/reset`]: BACK_AT_DEPOT })
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    fireEvent.click(dialog.getByRole('button', { name: 'Restart' }))
    await act(() => vi.advanceTimersByTimeAsync(799))
    expect([resets(calls).length, shownToast()?.title]).toEqual([1, 'Course Reset!'])
    expect(storedUser()).not.toBeNull()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(storedUser()).toBeNull()
    expect(reloadPage).toHaveBeenCalledTimes(1)
    expect(calls.some(({ path }) => path === '/api/auth/logout')).toBe(false)
    expect(screen.queryByText('Please log in to access course content.')).toBeNull()
  })

  it('says why it could not, and leaves everything as it is', async () => {
    const { visitor, dialog } = await ask({
      [`POST ${PROGRESS}/reset`]: refusal(503, 'BUSY', 'We can’t save anything right now.'),
    })
    await visitor.click(dialog.getByRole('button', { name: 'Restart' }))
    await waitFor(() =>
      expect(shownToast()).toEqual({
        title: 'Error',
        description: 'We can’t save anything right now.',
        variant: 'destructive',
      }),
    )
    expect(storedUser()).not.toBeNull()
    expect(reloadPage).not.toHaveBeenCalled()
  })
})
