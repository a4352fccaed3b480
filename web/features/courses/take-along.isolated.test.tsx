import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { type TakenAlong, takeAlong } from '#web/client/offline/taken-along.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { aUser } from '#web/testing/factories.ts'
import { TakeAlong } from './take-along.tsx'

vi.mock('#web/client/offline/taken-along.ts', async (load) => ({
  ...(await load<object>()),
  takenAlong: async () => undefined,
  takeAlong: vi.fn(),
}))

/** Shows the part above a link, and presses its button. */
async function pressTake() {
  const { promise, resolve } = Promise.withResolvers<TakenAlong>()
  vi.mocked(takeAlong).mockReturnValue(promise)
  render(
    <MemberProvider user={aUser()}>
      <TakeAlong course={{ id: 1, lessonCount: 3 }} />
      <a href="#below">Below</a>
    </MemberProvider>,
  )
  const visitor = userEvent.setup()
  await visitor.click(await screen.findByRole('button'))
  await screen.findByRole('progressbar')
  return { visitor, finish: () => resolve({ bytes: 9_000, paths: [], at: Date.now() }) }
}

describe('keeping a course', () => {
  it('leaves the person where they are when it ends', async () => {
    const { visitor, finish } = await pressTake()
    const below = screen.getByRole('link', { name: 'Below' })
    await visitor.tab()
    expect(document.activeElement).toBe(below)
    finish()
    await screen.findByRole('button')
    expect(document.activeElement).toBe(below)
  })

  it('gives the focus to the place of the pressed button, where its sentence isn’t read a second time', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus')
    const { visitor, finish } = await pressTake()
    const place = screen.getByRole('progressbar').parentElement
    await waitFor(() => expect(document.activeElement).toBe(place))
    expect(place?.contains(screen.getByRole('status'))).toBe(false)
    expect(focus).toHaveBeenLastCalledWith({ preventScroll: true })
    finish()
    const remove = await screen.findByRole('button')
    expect(document.activeElement).toBe(place)
    await visitor.tab()
    expect(document.activeElement).toBe(remove)
  })
})
