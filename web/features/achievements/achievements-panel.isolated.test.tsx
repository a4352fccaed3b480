import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { User } from 'contract/users'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { MemberProvider } from '#web/client/session/member.tsx'
import { aUser } from '#web/testing/factories.ts'
import { AchievementsPanel } from './achievements-panel.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))

function showPanel(member: Partial<User> = {}) {
  render(
    <MemberProvider user={aUser(member)}>
      <AchievementsPanel />
    </MemberProvider>,
  )
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const medals = () => screen.getAllByRole('button', { name: /: \$?\d+ (Bronze|Silver|Gold|Platinum|Diamond) / })
const highlighted = () => medals().find((medal) => medal.ariaPressed === 'true')?.textContent
const inList = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('button')

describe('the achievements', () => {
  it('are all shown first, in their order', () => {
    showPanel()
    expect(medals()).toHaveLength(21)
    const lines = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
    expect(lines.slice(1)).toEqual(['Stations', 'Courses', 'Questions', 'Referrals', 'Earnings'])
    expect(screen.getByRole('button', { name: 'All' }).ariaPressed).toBe('true')
  })

  it.each([
    ['Stations', 5],
    ['Questions', 5],
    ['Referrals', 5],
    ['Courses', 3],
    ['Earnings', 3],
  ])('are filtered by %s', (name, count) => {
    showPanel()
    fireEvent.click(screen.getByRole('button', { name }))
    expect(medals()).toHaveLength(count)
    expect(inList(name)).toHaveLength(count)
    expect(screen.getAllByRole('list')).toHaveLength(1)
  })

  it('say what is reached and how far the next one is', () => {
    const learned = { completedMissions: { 1: true, 2: true }, quizCorrect: { 4: true, 5: false } }
    showPanel({ invitedCount: 6, courseProgress: { 1: 100, 2: 99 }, ...learned })
    const names = (list: string) => inList(list).map((medal) => medal.textContent)
    expect(names('Stations')[2]).toBe('Past Halfway: 3 Gold 2 of 3 stations')
    expect(names('Questions')[1]).toBe('Good Listener: 5 Silver 1 of 5 questions')
    expect(names('Referrals')).toEqual([
      'First Passenger: 1 Bronze Reached',
      'Full Compartment: 5 Silver Reached',
      'Two Compartments: 10 Gold 6 of 10 friends',
      'Half a Carriage: 20 Platinum 20 friends, 6 so far',
      'Full Carriage: 50 Diamond 50 friends, 6 so far',
    ])
    expect(names('Courses')[1]).toBe('Regular Traveller: 3 Silver 1 of 3 courses')
    expect(names('Earnings')[1]).toBe('Timetable for $100: $100 Silver $48 of $100 projected')
  })

  it('are named by what is seen of them', () => {
    showPanel()
    for (const medal of inList('Referrals')) {
      expect(medal.hasAttribute('aria-label')).toBe(false)
      expect(screen.getByRole('button', { name: medal.textContent ?? '' })).toBe(medal)
    }
  })

  it('call earnings a projection, with the way to what we say about income', () => {
    showPanel()
    expect(screen.getByText(/Earnings here are a projection/).textContent).toContain('we don’t promise any')
    expect(screen.getByRole('link', { name: 'Income disclosure' }).getAttribute('href')).toBe('/income-disclosure')
  })
})

describe('the highlighted card', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
  })

  function withMotion(): void {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
    )
  }

  it('gives way to the next after 3000 ms, and after the last to the first', () => {
    withMotion()
    showPanel()
    fireEvent.click(screen.getByRole('button', { name: 'Courses' }))
    const order = [highlighted()]
    wait(2_999)
    expect(highlighted()).toBe(order[0])
    wait(1)
    order.push(highlighted())
    wait(3_000)
    order.push(highlighted())
    expect(order.map((name) => name?.split(':')[0])).toEqual(['First Ride', 'Regular Traveller', 'Season Ticket'])
    wait(3_000)
    expect(highlighted()).toBe(order[0])
  })

  it('rests while the pointer is over it', () => {
    withMotion()
    showPanel()
    const first = highlighted()
    const card = screen.getByRole('heading', { name: 'First Stamp' })
    fireEvent.pointerOver(card)
    wait(9_000)
    expect(highlighted()).toBe(first)
    fireEvent.pointerOut(card)
    wait(3_000)
    expect(highlighted()).not.toBe(first)
  })

  it('rests while the keyboard is in it, and shows the medal that is pressed', () => {
    withMotion()
    showPanel()
    const medal = screen.getByRole('button', { name: /^Season Ticket/ })
    act(() => medal.focus())
    fireEvent.click(medal)
    wait(9_000)
    expect(highlighted()).toBe(medal.textContent)
    expect(screen.getByRole('heading', { name: 'Season Ticket' })).toBeDefined()
    act(() => medal.blur())
    wait(3_000)
    expect(highlighted()).not.toBe(medal.textContent)
  })

  it('stays when asked to', () => {
    withMotion()
    showPanel()
    const first = highlighted()
    fireEvent.click(screen.getByRole('button', { name: 'Keep this card' }))
    wait(9_000)
    expect(highlighted()).toBe(first)
  })

  it('does not move with reduced motion', () => {
    showPanel()
    const first = highlighted()
    wait(9_000)
    expect(highlighted()).toBe(first)
    expect(screen.queryByRole('button', { name: 'Keep this card' })).toBeNull()
  })
})
