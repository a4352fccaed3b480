import { QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { LandingPage } from './landing-page.tsx'
import { figuresQuery } from './marketing-figures.ts'

let page: HTMLElement

beforeAll(() => {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory({ initialEntries: ['/'] }) })
  page = document.createElement('div')
  const queryClient = createQueryClient()
  queryClient.setQueryData(figuresQuery().queryKey, [
    { key: 'roi', value: '5-10x', label: 'ROI', source: null },
    { key: 'support', value: '24/7', label: 'support', source: 'Our rota' },
  ])
  page.innerHTML = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router}>
        <LandingPage />
      </RouterContextProvider>
    </QueryClientProvider>,
  )
})

const links = (): Record<string, string> =>
  Object.fromEntries([...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href') ?? '']))

const headings = (level: number): string[] => [...page.querySelectorAll(`h${level}`)].map((each) => each.textContent)

describe('the landing page, as it is prerendered', () => {
  it('has its ways in as links that need no script', () => {
    expect(links()).toEqual({
      'Join Whistlestop': '/auth/register',
      'Create Your Account': '/auth/register',
      'I Already Have an Account': '/auth/login',
      'Browse Courses': '/courses',
      'What we say about income': '/income-disclosure',
    })
  })

  it('welcomes, under one h1', () => {
    expect(headings(1)).toHaveLength(1)
    expect(page.textContent).toContain('Welcome to Whistlestop')
  })

  it('guides through three steps', () => {
    const guide = page.querySelector('[aria-labelledby="quick-start"]')
    expect(guide?.querySelector('h2')?.textContent).toBe('Quick Start Guide')
    expect([...(guide?.querySelectorAll('li') ?? [])].map((step) => step.textContent)).toEqual([
      expect.stringMatching(/Register.*name.*email.*phone/),
      expect.stringMatching(/Complete Module 1.*unlocks.*rewards/),
      expect.stringMatching(/Invite friends.*tokens/),
    ])
  })

  it('has the four feature cards', () => {
    const cards = page.querySelectorAll('[aria-labelledby="features"] h3')
    expect([...cards].map((card) => card.textContent)).toEqual([
      'Short lessons',
      'Interactive quizzes',
      'Mission rewards',
      'Leaderboard',
    ])
  })

  it('marks a marketing figure without a source as illustrative and promises no income', () => {
    const figures = [...page.querySelectorAll('[aria-labelledby="figures"] li')].map((figure) => figure.textContent)
    expect(figures).toEqual(['5-10x ROIillustrative', '24/7 supportOur rota'])
    expect(page.textContent).toContain('they promise no income')
  })

  it('tells at its end of the bonus for five and of the daily challenges', () => {
    const footer = page.querySelector('[aria-labelledby="bonus"]')?.parentElement?.textContent
    expect(footer).toMatch(/enroll 5 new people/)
    expect(footer).toMatch(
      /Talk to 10 people, post videos for 15 days, send 10 birthday messages, post daily for 30 days/,
    )
  })

  it('says neither of the two sentences that were struck', () => {
    expect(page.textContent).not.toMatch(/most people earn less|costs nothing/i)
  })

  it('has no inline style, which the content security policy would refuse', () => {
    expect(page.querySelectorAll('[style], style, script')).toHaveLength(0)
  })
})
