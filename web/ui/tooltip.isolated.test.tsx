import { act, fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { loadTooltips, Tooltip } from './tooltip.tsx'

function showTwo() {
  render(
    <>
      <Tooltip name="Restart">
        <button type="button">↺</button>
      </Tooltip>
      <Tooltip name="Voice">
        <button type="button">♪</button>
      </Tooltip>
    </>,
  )
  return ['Restart', 'Voice'].map((name) => screen.getByRole('button', { name })) as [HTMLElement, HTMLElement]
}

const shown = () => screen.queryByRole('tooltip')?.textContent
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const enter = (control: HTMLElement) => fireEvent.pointerEnter(control, { pointerType: 'mouse' })
const leave = (control: HTMLElement) => fireEvent.pointerLeave(control, { pointerType: 'mouse' })

describe('a tooltip', () => {
  beforeAll(loadTooltips)

  it('shows its name after 700 ms under the mouse, and the next one at once within 300 ms', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const [restart, voice] = showTwo()
    enter(restart)
    await wait(699)
    expect(shown()).toBeUndefined()
    await wait(1)
    expect(shown()).toBe('Restart')
    leave(restart)
    fireEvent.pointerDown(restart)
    expect(shown()).toBeUndefined()
    await wait(299)
    enter(voice)
    expect(shown()).toBe('Voice')
    fireEvent.pointerDown(voice)
    await wait(300)
    leave(voice)
    enter(restart)
    await wait(699)
    expect(shown()).toBeUndefined()
  })

  it('shows its name when the keyboard comes to it', async () => {
    const [restart] = showTwo()
    await userEvent.tab()
    expect(document.activeElement).toBe(restart)
    expect(shown()).toBe('Restart')
  })

  it('shows nothing for a focus that came otherwise, as from a dialog that was closed', () => {
    const [restart] = showTwo()
    // Browsers know what moved the focus; jsdom treats every focus as coming from the keyboard.
    vi.spyOn(restart, 'matches').mockImplementation((selector) => selector !== ':focus-visible')
    act(() => restart.focus())
    expect(shown()).toBeUndefined()
  })
})
