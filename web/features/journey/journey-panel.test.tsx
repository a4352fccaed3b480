import { fireEvent, render, screen, within } from '@testing-library/react'
import type { CourseState } from 'game/courses'
import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { aQuiz } from '#web/testing/factories.ts'
import { JourneyPanel } from './journey-panel.tsx'

type Shown = Partial<ComponentProps<typeof JourneyPanel>> & {
  quizCount?: number
  right?: number[]
} & Partial<CourseState>

function panel({
  quizCount = 3,
  right = [],
  watchTime = 0,
  isCompleted = false,
  hasVideo = true,
  lessonCount = 0,
  isBegun = true,
  ...props
}: Shown = {}) {
  const quizzes = Array.from({ length: quizCount }, (_, index) => aQuiz(index + 1, { points: 10 }))
  return (
    <JourneyPanel
      title="Friendship First"
      theme="friendship-frontier"
      progress={{ isBegun, hasVideo, lessonCount, watchTime, isCompleted, quizCount, correctCount: right.length }}
      quizzes={quizzes}
      quizCorrect={Object.fromEntries(right.map((id) => [id, true]))}
      clickedStart={false}
      onStartQuiz={() => undefined}
      {...props}
    />
  )
}

function show(shown?: Shown) {
  const { rerender, container } = render(panel(shown))
  return {
    change: (next: Shown) => rerender(panel(next)),
    position: () =>
      container.querySelector<HTMLElement>('.journey-train')?.style.getPropertyValue('--position') ?? 'no train',
  }
}

const stops = () => within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')
const stopTexts = () => stops().map((stop) => [...stop.querySelectorAll('p')].map((line) => line.textContent))
const isShown = (text: string) => screen.queryByText(text) !== null
const badges = () =>
  screen
    .getAllByRole('listitem')
    .filter((item) => !stops().includes(item))
    .map((item) => item.textContent)

describe('the phases', () => {
  it.each<[string, Shown, string[], number]>([
    ['depot', { watchTime: 30 }, ['Video: 30%', 'Quizzes: 0/3', 'Phase: depot'], 0],
    ['traveling', { watchTime: 80 }, ['Video Complete', 'Quizzes: 0/3', 'Phase: traveling'], 0.2],
    ['quiz', { watchTime: 100, right: [1, 2] }, ['Video Complete', 'Quizzes: 2/3', 'Phase: quiz'], 0.6],
  ])('%s says what is done, and the train stands there', (_, shown, texts, at) => {
    const { position } = show(shown)
    expect(badges()).toEqual(texts)
    expect(Number(position())).toBeCloseTo(at)
  })

  it('completed shows the golden tickets and the bonus points', () => {
    const { position } = show({ isCompleted: true, right: [1, 2, 3] })
    expect(badges().slice(2)).toEqual(['Phase: completed', 'Golden Tickets: 3', 'Bonus Points: 30'])
    expect(position()).toBe('1')
    expect(screen.queryByRole('button', { name: 'Start Quiz' })).toBeNull()
  })

  it('completed without quizzes shows one ticket and 10 points', () => {
    show({ isCompleted: true, quizCount: 0 })
    expect(isShown('Golden Tickets: 1')).toBe(true)
    expect(isShown('Bonus Points: 10')).toBe(true)
  })

  it('counts the video as started when it was clicked in this visit', () => {
    show({ clickedStart: true })
    expect(badges()[2]).toBe('Phase: traveling')
  })
})

describe('the stops', () => {
  it('are the video and each quiz, with their state in words', () => {
    show({ watchTime: 100, right: [1] })
    expect(stopTexts()).toEqual([
      ['Video', 'done: watched'],
      ['Quiz 1', 'done: 10 points'],
      ['Quiz 2', 'next stop'],
      ['Quiz 3', 'ahead: 10 points'],
    ])
  })

  it('name the first open quiz as the next where a later one is right', () => {
    show({ watchTime: 100, right: [2] })
    expect(stopTexts().map(([, note]) => note)).toEqual([
      'done: watched',
      'next stop',
      'done: 10 points',
      'ahead: 10 points',
    ])
  })

  it('say that there is no video where there is none', () => {
    show({ hasVideo: false })
    expect(stopTexts()[0]).toEqual(['Video', 'done: none here'])
  })

  it('of a line with 200 quizzes are summed up', () => {
    show({ watchTime: 100, quizCount: 200, right: Array.from({ length: 56 }, (_, index) => index + 1) })
    expect(stopTexts()).toEqual([
      ['Video', 'done: watched'],
      ['56 quizzes', 'done: right'],
      ['Quiz 57', 'next stop'],
      ['143 quizzes', 'ahead: to come'],
    ])
  })
})

describe('Start Quiz', () => {
  it('opens the first quiz that is not right yet', () => {
    const onStartQuiz = vi.fn()
    show({ watchTime: 100, right: [1, 3], onStartQuiz })
    fireEvent.click(screen.getByRole('button', { name: 'Start Quiz' }))
    expect(onStartQuiz).toHaveBeenCalledWith(2)
  })

  it('leaves the focus on the name of the ride when the last quiz takes it away', () => {
    const { change } = show({ watchTime: 100, right: [1, 2], held: true })
    change({ watchTime: 100, right: [1, 2, 3], held: true })
    change({ watchTime: 100, right: [1, 2, 3] })
    expect(document.activeElement?.textContent).toBe('Friendship Frontier')
  })
})

describe('the picture', () => {
  it.each([
    ['attraction-village', 'Attraction Village'],
    ['friendship-frontier', 'Friendship Frontier'],
    ['lead-generation-station', 'Lead Generation Station'],
    ['leadership-lagoon', 'Leadership Lagoon'],
    ['duplication-depot', 'Duplication Depot'],
    ['hall-of-fame-summit', 'Hall of Fame Summit'],
    [null, 'Money Basics Station'],
  ] as const)('with the theme %s has the name %s', (theme, name) => {
    show({ title: 'Money Basics', theme })
    expect(screen.getByRole('region', { name })).toBeDefined()
  })

  it('lets the train wait while a dialog covers it, and travel afterwards', () => {
    const { change, position } = show({ watchTime: 100, held: true })
    change({ watchTime: 100, right: [1], held: true })
    expect(position()).toBe('0.2')
    change({ watchTime: 100, right: [1] })
    expect(position()).toBe('0.4')
  })
})
