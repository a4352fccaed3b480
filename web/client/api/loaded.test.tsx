import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Loaded } from './loaded.tsx'

/** Everything that was to be seen, in its order. */
function watch(element: HTMLElement): string[] {
  const seen = [element.textContent]
  new MutationObserver(() => seen.push(element.textContent)).observe(element, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  return seen
}

function Stations({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['stations'], queryFn: ask, retry: false })
  return (
    <Loaded query={query} loading="Loading stations..." failure="The stations couldn’t be loaded.">
      {(data) => data}
    </Loaded>
  )
}

function show(ask: () => Promise<string>, queryClient = new QueryClient()) {
  const { container } = render(
    <QueryClientProvider client={queryClient}>
      <main id="main" tabIndex={-1}>
        <Stations ask={ask} />
      </main>
    </QueryClientProvider>,
  )
  return container
}

describe('what a query brings', () => {
  it('is shown at once where it is there already', () => {
    const queryClient = new QueryClient()
    queryClient.setQueryData(['stations'], 'Attraction Village')
    expect(show(async () => 'Friendship Frontier', queryClient).textContent).toBe('Attraction Village')
  })

  it('takes the place of its skeleton, with nothing between', async () => {
    const answer = Promise.withResolvers<string>()
    const seen = watch(show(() => answer.promise))
    answer.resolve('Attraction Village')
    await screen.findByText('Attraction Village')
    expect([...new Set(seen)]).toEqual(['Loading stations...', 'Attraction Village'])
  })

  it('can be asked for again where it failed', async () => {
    const answers = [Promise.reject(new Error('away')), Promise.resolve('Attraction Village')]
    show(() => answers.shift() ?? Promise.reject(new Error('asked too often')))
    expect((await screen.findByRole('alert')).textContent).toContain('The stations couldn’t be loaded.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Attraction Village')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    // The button that was pressed is gone.
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })
})
