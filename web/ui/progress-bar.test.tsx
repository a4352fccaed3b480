import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ProgressBar } from './progress-bar.tsx'

describe('a progress bar', () => {
  it('says its share to a screen reader', () => {
    render(<ProgressBar label="Stations complete" value={1} max={5} valueText="1 of 5 stations" />)
    const bar = screen.getByRole('progressbar', { name: 'Stations complete' })
    expect(bar.getAttribute('aria-valuenow')).toBe('1')
    expect(bar.getAttribute('aria-valuemax')).toBe('5')
    expect(bar.getAttribute('aria-valuetext')).toBe('1 of 5 stations')
  })

  it.each([
    { value: 1, max: 5, left: '-80%' },
    { value: 9, max: 5, left: '0%' },
    { value: -1, max: 5, left: '-100%' },
    { value: 0, max: 0, left: '-100%' },
  ])('draws $value of $max moved by $left', ({ value, max, left }) => {
    render(<ProgressBar label="Share" value={value} max={max} />)
    const fill = screen.getByRole('progressbar').firstElementChild as HTMLElement
    expect(fill.style.transform).toBe(`translateX(${left})`)
  })
})
