import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SiteLinesShown } from './site-lines-shown.tsx'

vi.mock('messages/language', () => ({ language: 'ar-EG', locale: 'ar-EG-u-nu-latn', direction: 'rtl' }))

it('says since when in the digits that the other texts of the language have', () => {
  const since = Date.UTC(2026, 2, 1, 12, 34)
  render(<SiteLinesShown trouble={{ because: 'offline', since, missing: 'nothing' }} memberId="u-maya" take={null} />)
  expect(screen.getByText(/12:34/)).toBeDefined()
})

it('says that the server is slow where it has answered something else meanwhile', () => {
  render(<SiteLinesShown trouble={{ because: 'slow', since: 0, missing: 'nothing' }} memberId="u-maya" take={null} />)
  expect(screen.getByText(/^The server is slow\. What you see is from /)).toBeDefined()
})
