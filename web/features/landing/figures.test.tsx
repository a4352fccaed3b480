import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '#web/client/query-client.ts'
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

/** The page as the build writes it, in the document, for a server to have changed. */
function prerendered(): HTMLElement {
  const root = document.createElement('div')
  vi.stubGlobal('document', undefined)
  const html = renderToString(page())
  vi.stubGlobal('document', root.ownerDocument)
  root.innerHTML = html
  document.body.append(root)
  onTestFinished(() => root.remove())
  return root
}

async function hydrate(root: HTMLElement): Promise<unknown[]> {
  const errors: unknown[] = []
  const hydrated = await act(async () =>
    hydrateRoot(root, page(), { onRecoverableError: (error) => errors.push(error) }),
  )
  onTestFinished(() => act(async () => hydrated.unmount()))
  return errors
}

const figure = (root: HTMLElement, key: string) => root.querySelector(`[data-figure=${key}]`)
const put = (root: HTMLElement, key: string, part: string, text: string) => {
  const place = figure(root, key)?.querySelector(`[data-figure-${part}]`)
  if (!place) throw new Error(`no ${part} at ${key}`)
  place.textContent = text
}

describe('the marketing figures (decisions §4)', () => {
  it('keep what the server put into the page, without a hydration error and without another call', async () => {
    const calls = fakeApi({})
    const root = prerendered()
    put(root, 'retention', 'value', '88%')
    put(root, 'retention', 'label', 'stay <b>a year</b> & more')
    put(root, 'retention', 'source', 'Our own count, 2025')
    figure(root, 'roi')?.remove()
    const before = root.innerHTML
    expect(await hydrate(root)).toEqual([])
    expect(root.innerHTML).toBe(before)
    expect(figure(root, 'retention')?.textContent).toBe('88% stay <b>a year</b> & moreOur own count, 2025')
    expect(figure(root, 'support')?.textContent).toBe('24/7 supportillustrative')
    expect(calls).toEqual([])
  })

  it('stay away where the server hid all of them', async () => {
    fakeApi({})
    const root = prerendered()
    for (const item of root.querySelectorAll('[data-figure]')) item.remove()
    expect(await hydrate(root)).toEqual([])
    expect(root.querySelectorAll('[data-figures] > *')).toHaveLength(0)
  })

  it('are asked for by who comes from another screen, and show their source', async () => {
    fakeApi({
      'GET /api/marketing-figures': {
        body: [{ key: 'top', value: 'Top 5%', label: 'of the field', source: 'Field report 2025', isHidden: false }],
      },
    })
    render(page())
    expect(screen.getByRole('status').textContent).toBe('Loading figures...')
    const item = within(await screen.findByRole('listitem'))
    expect(item.getByText('Top 5%')).toBeDefined()
    expect(item.getByText('Field report 2025')).toBeDefined()
    expect(item.queryByText('illustrative')).toBeNull()
  })

  it('stand with the sentence that they promise no income, and the way to what we say about it', async () => {
    const root = prerendered()
    expect(root.textContent).toContain('Whatever their source, they promise no income.')
    const link = within(root).getByRole('link', { name: 'What we say about income' })
    expect(link.getAttribute('href')).toBe('/income-disclosure')
  })

  it('say what went wrong where they cannot be had', async () => {
    fakeApi({ 'GET /api/marketing-figures': refusal(503, 'BUSY', 'We can’t save anything right now.') })
    render(page())
    expect((await screen.findByRole('alert')).textContent).toContain('We can’t save anything right now.')
  })
})
