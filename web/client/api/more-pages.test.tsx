import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { MorePages } from './more-pages.tsx'

function List({ pages }: { pages: number }) {
  const [shown, setShown] = useState(1)
  const query = { hasNextPage: shown < pages, isFetchingNextPage: false, isFetchNextPageError: false }
  return <MorePages query={{ ...query, fetchNextPage: () => setShown(shown + 1) }} failure="Please try again." />
}

describe('a list that comes in pages', () => {
  it('keeps the focus at its end with the last page, where the button goes', async () => {
    render(<List pages={3} />)
    const more = screen.getByRole('button', { name: 'Show more' })
    await userEvent.click(more)
    expect(document.activeElement).toBe(more)
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('button')).toBeNull()
    expect(document.activeElement?.textContent).toBe('End of the list')
  })

  it('says nothing of its end where it is short', () => {
    render(<List pages={1} />)
    expect(document.body.textContent).toBe('')
  })
})
