import { render, screen } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { Dialog } from './dialog.tsx'
import { currentToasts, type ToastState, toast } from './toast.ts'
import { ToastViewport } from './toast-viewport.tsx'

function Example() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <a href="#beside">Beside</a>
      <Dialog open={open} onOpenChange={setOpen} title="Station 2" description="Small talk">
        <button type="button">Start Mission</button>
      </Dialog>
    </>
  )
}

async function openDialog() {
  render(<Example />)
  const opener = screen.getByRole('button', { name: 'Open' })
  await userEvent.click(opener)
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Station 2' }) }
}

describe('a dialog', () => {
  it('takes the focus in and keeps it there', async () => {
    const { dialog } = await openDialog()
    for (let presses = 0; presses < 4; presses += 1) {
      expect(dialog.contains(document.activeElement)).toBe(true)
      await userEvent.tab()
    }
  })

  it('gives the focus back to what opened it', async () => {
    const { opener } = await openDialog()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(opener)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('has Escape before a message that came later', async () => {
    const { dialog } = await openDialog()
    const id = toast({ title: 'Incorrect', variant: 'destructive' })
    const message: ToastState = { id, title: 'Incorrect', variant: 'destructive', open: true }
    const { unmount } = render(<ToastViewport toasts={[message]} />)
    expect(dialog.contains(document.activeElement)).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(currentToasts()[0]).toMatchObject({ id, open: true })
    await userEvent.keyboard('{Escape}')
    expect(currentToasts()[0]).toMatchObject({ id, open: false })
    unmount()
  })

  it('gives it to the main part where what opened it is gone', async () => {
    const { opener } = await openDialog()
    const main = document.createElement('main')
    Object.assign(main, { id: 'main', tabIndex: -1 })
    opener.parentElement?.append(main)
    opener.hidden = true
    opener.remove()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.activeElement).toBe(main)
    main.replaceWith(opener)
  })

  it('opened by key keeps the name of its ✕ back, so that one Escape closes it', async () => {
    render(<Example />)
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect((await screen.findByRole('dialog')).contains(document.activeElement)).toBe(true)
    expect(screen.queryByRole('tooltip')).toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('is closed by its own button and by a press outside', async () => {
    const { opener } = await openDialog()
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.click(opener)
    // Radix switches the pointer off for all but the dialog; the veil's style switches it on again, but styles are not loaded here.
    const veil = (await screen.findByRole('dialog')).parentElement as HTMLElement
    await userEvent.click(veil, { pointerEventsCheck: PointerEventsCheckLevel.Never })
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  })

  it('reads its description out, and hides the page behind it', async () => {
    const { dialog } = await openDialog()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe('Small talk')
    expect(screen.queryByRole('link', { name: 'Beside' })).toBeNull()
  })

  it('keeps the page still only while it is open, without a style element', async () => {
    const styles = document.querySelectorAll('style').length
    await openDialog()
    expect(document.documentElement.dataset.still).toBe('')
    expect(document.querySelectorAll('style')).toHaveLength(styles)
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => document.documentElement.dataset.still).toBeUndefined()
  })
})
