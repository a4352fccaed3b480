import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'

describe('a button', () => {
  it('does not submit the form around it unless it says so', async () => {
    const submit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <Button>Cancel</Button>
        <Button type="submit">Register</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(submit).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Register' }))
    expect(submit).toHaveBeenCalledOnce()
  })

  it('ignores a second press while its work is pending, and keeps the focus', async () => {
    const press = vi.fn()
    const { rerender } = render(<Button onClick={press}>Complete Mission</Button>)
    await userEvent.click(screen.getByRole('button'))
    rerender(
      <Button onClick={press} pending>
        Completing...
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Completing...' })
    await userEvent.click(button)
    await userEvent.keyboard('{Enter}')
    expect(press).toHaveBeenCalledOnce()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('says where there is nothing to do, without being busy, and keeps the focus', async () => {
    const press = vi.fn()
    render(
      <Button aria-disabled onClick={press}>
        Choose nobody
      </Button>,
    )
    const button = screen.getByRole('button')
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect([button.ariaDisabled, button.ariaBusy]).toEqual(['true', null])
    expect(document.activeElement).toBe(button)
  })

  it('does not send a form twice by Enter while it is pending', async () => {
    const submit = vi.fn((event: FormEvent) => event.preventDefault())
    render(
      <form onSubmit={submit}>
        <input aria-label="Email" />
        <Button type="submit" pending>
          Login
        </Button>
      </form>,
    )
    await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com{Enter}')
    expect(submit).not.toHaveBeenCalled()
  })
})
