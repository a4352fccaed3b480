import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { Figures } from './figures.tsx'

function page() {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })
  return (
    <QueryClientProvider client={createQueryClient()}>
      <RouterContextProvider router={router}>
        <Figures />
      </RouterContextProvider>
    </QueryClientProvider>
  )
}

const FIGURE = { key: 'top', value: 'Top 5%', label: 'of the field', source: 'Field report 2025', isHidden: false }

describe('the marketing figures', () => {
  it('are fetched, and show their source', async () => {
    fakeApi({ 'GET /api/marketing-figures?language=en': { body: [FIGURE] } })
    render(page())
    expect(screen.getByRole('status').textContent).toBe('Loading figures...')
    const item = within(await screen.findByRole('listitem'))
    expect(item.getByText('Top 5%')).toBeDefined()
    expect(item.getByText('Field report 2025')).toBeDefined()
    expect(item.queryByText('illustrative')).toBeNull()
  })

  it('say that one is in English where the page is in another language', async () => {
    fakeApi({
      'GET /api/marketing-figures?language=en': {
        body: [
          { ...FIGURE, language: 'en' },
          { ...FIGURE, key: 'b', language: 'xx' },
        ],
      },
    })
    render(page())
    const [own, other] = await screen.findAllByRole('listitem')
    expect(own?.textContent).not.toContain('Not translated yet')
    expect(other?.textContent).toContain('Not translated yet. Shown in English.')
    expect([...(other?.querySelectorAll('bdi') ?? [])].map((each) => each.lang)).toEqual(['xx', 'xx'])
  })

  it('leave nothing behind where all of them are hidden', async () => {
    fakeApi({ 'GET /api/marketing-figures?language=en': { body: [] } })
    const { container } = render(page())
    await waitFor(() => expect(container.querySelector('[data-figures]')?.childElementCount).toBe(0))
  })

  it('come with the sentence that they promise no income, and the way to what we say about it', async () => {
    fakeApi({ 'GET /api/marketing-figures?language=en': { body: [FIGURE] } })
    const { container } = render(page())
    await screen.findByRole('listitem')
    expect(container.textContent).toContain('Whatever their source, they promise no income.')
    const link = screen.getByRole('link', { name: 'What we say about income' })
    expect(link.getAttribute('href')).toBe('/income-disclosure')
  })

  it('say what went wrong where they cannot be had', async () => {
    fakeApi({ 'GET /api/marketing-figures?language=en': refusal(503, 'BUSY', 'We can’t save anything right now.') })
    render(page())
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t save anything right now.')
  })
})
