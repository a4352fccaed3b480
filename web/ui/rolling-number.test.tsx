import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RollingNumber } from './rolling-number.tsx'

function reducedMotion(matches: boolean): void {
  vi.stubGlobal('matchMedia', () => ({ matches }))
}

const rollingDigits = (container: HTMLElement): string[] =>
  [...container.querySelectorAll('[data-before]')]
    .filter((digit) => digit.classList.contains('rolling-digit'))
    .map((digit) => digit.textContent)

describe('a rolling number', () => {
  it('stands still until it changes', () => {
    reducedMotion(false)
    const { container } = render(<RollingNumber value={30} />)
    expect(container.textContent).toBe('30')
    expect(rollingDigits(container)).toEqual([])
  })

  it('rolls only the digits that changed, and reads as the new number meanwhile', () => {
    reducedMotion(false)
    const { container, rerender } = render(<RollingNumber value={130} />)
    rerender(<RollingNumber value={145} />)
    expect(container.textContent).toBe('145')
    expect(rollingDigits(container)).toEqual(['4', '5'])
  })

  it('is plain text again when it has rolled', () => {
    reducedMotion(false)
    const { container, rerender } = render(<RollingNumber value={95} />)
    rerender(<RollingNumber value={100} />)
    const digit = container.querySelector('.rolling-digit') as Element
    // jsdom has no AnimationEvent, so React listens for the older name there.
    for (const name of ['animationend', 'webkitAnimationEnd']) fireEvent(digit, new Event(name, { bubbles: true }))
    expect(container.innerHTML).toBe('<span>100</span>')
  })

  it('simply changes where motion is reduced', () => {
    reducedMotion(true)
    const { container, rerender } = render(<RollingNumber value={30} />)
    rerender(<RollingNumber value={45} />)
    expect(container.innerHTML).toBe('<span>45</span>')
  })
})
