import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Calculator } from './calculator.tsx'
import { CalculatorSection } from './calculator-section.tsx'

vi.mock('@tanstack/react-router', () => ({
  Link: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}))
const PROJECTION =
  'This is arithmetic with assumed rates of 5 dollars and 1 dollar that nobody has promised to pay, not a forecast: it promises no income, and the real result can be nothing at all.'

const chart = vi.hoisted(() => ({ fetched: 0 }))
vi.mock('./level-chart.tsx', () => {
  chart.fetched += 1
  return { LevelChart: () => <p>the chart</p> }
})

const sum = (name: string) => screen.getByText(name).nextElementSibling?.textContent
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

function withMotion(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
  )
}

function withFakeTimers(): void {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
}

function show() {
  render(<Calculator isSeen={false} />)
}

describe('the earnings calculator', () => {
  it('begins with Auto Calculate: five dollars for a direct person, one for an indirect one', () => {
    show()
    expect(screen.getByRole('button', { name: 'Auto Calculate' }).ariaPressed).toBe('true')
    type('Direct referrals', '2')
    type('Indirect referrals', '5')
    type('Max levels', '3')
    expect(rows()).toEqual([
      ['1', '2', '$5', '$10', '$10'],
      ['2', '3', '$1', '$3', '$13'],
      ['3', '2', '$1', '$2', '$15'],
    ])
    expect(sum('Monthly Potential')).toBe('$15.00')
    expect(sum('Yearly Potential')).toBe('$180.00')
    expect(sum('Network Size')).toBe('7')
    expect(sum('Avg Per Person')).toBe('$2.14')
  })

  it('has a table of level, people, rate, monthly and cumulative', () => {
    show()
    const names = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
    expect(names).toEqual(['Level', 'People', 'Rate', 'Monthly', 'Cumulative'])
  })

  it('grows by Manual Input for as many levels as there are months', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Manual Input' }))
    type('Direct referrals', '3')
    expect(rows()).toEqual([
      ['1', '3', '$5', '$15', '$15'],
      ['2', '6', '$1', '$6', '$21'],
      ['3', '12', '$1', '$12', '$33'],
    ])
  })

  it('starts Manual Input at the smallest value of each slider', () => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Manual Input' }))
    for (const slider of screen.getAllByRole<HTMLInputElement>('slider')) expect(slider.value).toBe(slider.min)
  })

  it.each([
    ['12', '15', 'A level takes a month to form, so 12 months show 12 levels.'],
    ['12', '20', 'A level takes a month to form, so 12 months show 12 levels.'],
    ['12', '5', 'A level takes a month to form, so 12 months are enough for all 5 levels.'],
  ])('says what %s months make of %s levels at most', (months, maxLevels, sentence) => {
    show()
    expect(screen.queryByText(/takes a month to form/)).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Manual Input' }))
    type('Projection months', months)
    type('Max levels', maxLevels)
    expect(screen.getByText(sentence)).toBeDefined()
  })

  it('mentions the 15-level system that plans advertise, and promises nothing by it', () => {
    show()
    expect(screen.getByText(/may advertise a 15-level system/).textContent).toMatch(/may pay on fewer levels/)
  })

  it.each([
    ['Direct referrals', '1', '20', '1'],
    ['Average referrals per person', '2', '8', '1'],
    ['Projection months', '3', '24', '3'],
    ['Max levels', '5', '20', '1'],
  ])('Manual Input: %s goes from %s to %s in steps of %s', (label, min, max, step) => {
    show()
    fireEvent.click(screen.getByRole('button', { name: 'Manual Input' }))
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: label })
    expect([slider.min, slider.max, slider.step]).toEqual([min, max, step])
  })

  it('Auto Calculate: Max levels goes from 2 to 20 in steps of 1, counts from 0', () => {
    show()
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Max levels' })
    expect([slider.min, slider.max, slider.step]).toEqual(['2', '20', '1'])
    for (const name of ['Direct referrals', 'Indirect referrals']) {
      expect(screen.getByRole<HTMLInputElement>('spinbutton', { name }).min).toBe('0')
    }
  })

  it('keeps what was put in while the other mode is looked at', () => {
    show()
    type('Direct referrals', '7')
    fireEvent.click(screen.getByRole('button', { name: 'Manual Input' }))
    fireEvent.click(screen.getByRole('button', { name: 'Auto Calculate' }))
    expect(screen.getByLabelText<HTMLInputElement>('Direct referrals').value).toBe('7')
  })

  it('says next to the sums, in both modes, that it promises nothing, with a link to the income disclosure', () => {
    show()
    for (const mode of ['Auto Calculate', 'Manual Input']) {
      fireEvent.click(screen.getByRole('button', { name: mode }))
      const sentence = screen.getByText(new RegExp(PROJECTION))
      expect(within(sentence).getByRole('link').getAttribute('href')).toBe('/income-disclosure')
    }
  })

  it('shows the people first, and the sums no larger and in no other colour than text', () => {
    show()
    const sums = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.className ?? ''])
    expect(sums.map(([name]) => name)).toEqual([
      'Network Size',
      'Monthly Potential',
      'Yearly Potential',
      'Avg Per Person',
    ])
    for (const [, look] of sums.slice(1))
      expect(look).not.toMatch(/text-(done|earned|lg|xl|2xl)|font-(bold|extrabold|display)/)
    type('Direct referrals', '2')
    type('Indirect referrals', '5')
    expect(screen.getByText('7 people would have to join, stay and buy every month.')).toBeDefined()
  })

  it('says next to the sums what they leave out', () => {
    show()
    const sentence =
      'It leaves out people who leave or never buy, refunds, what you spend on goods, travel and events, the hours you work, and tax.'
    expect(screen.getByText(new RegExp(sentence))).toBeDefined()
  })

  it('cuts a network larger than the world, and says so', () => {
    show()
    expect(screen.queryByText(/people in the world/)).toBeNull()
    type('Direct referrals', '9000000000')
    expect(screen.getByText(/There are only 8,200,000,000 people in the world/)).toBeDefined()
    expect(sum('Network Size')).toBe('8,200,000,000')
  })
})

describe('a count', () => {
  it.each([
    ['', '0', 'If you leave this empty, it counts as 0.'],
    ['-3', '0', 'The minimum is 0.'],
    ['2.7', '2', 'Only whole people count, so it was rounded down.'],
    ['99999999999999999', '9007199254740991', 'The maximum is 9,007,199,254,740,991.'],
  ])('may be "%s" while it is typed; afterwards it is %s, and a word says why', (typed, counted, why) => {
    show()
    const field = screen.getByLabelText<HTMLInputElement>('Direct referrals')
    type('Direct referrals', typed)
    expect(field.value).toBe(typed)
    expect(screen.queryByText(why)).toBeNull()
    fireEvent.blur(field)
    expect(field.value).toBe(counted)
    expect(screen.getAllByText(why).length).toBeGreaterThan(0)
  })

  it('that was fine needs no word', () => {
    show()
    type('Direct referrals', '4')
    fireEvent.blur(screen.getByLabelText('Direct referrals'))
    expect(screen.getByLabelText('Direct referrals').getAttribute('aria-describedby')).toBeNull()
  })
})

describe('the animated table', () => {
  const animate = () => fireEvent.click(screen.getByRole('switch', { name: 'Animate the table level by level' }))

  it('grows by a level every 300 ms, and starts again for other numbers', () => {
    withFakeTimers()
    withMotion()
    show()
    type('Max levels', '4')
    expect(rows()).toHaveLength(4)
    animate()
    expect(rows()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(299))
    expect(rows()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(1))
    expect(rows()).toHaveLength(2)
    act(() => vi.advanceTimersByTime(600))
    expect(rows()).toHaveLength(4)
    type('Direct referrals', '9')
    expect(rows()).toHaveLength(1)
    act(() => vi.advanceTimersByTime(900))
    expect(rows()).toHaveLength(4)
  })

  it('is there at once with reduced motion', () => {
    show()
    animate()
    expect(rows()).toHaveLength(15)
  })
})

it('the chart is fetched once the calculator is seen, the calculator when the page has had its time', async () => {
  withFakeTimers()
  let seen: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof seen) {
        seen = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  render(<CalculatorSection />)
  expect(screen.getByText('Loading calculator...')).toBeDefined()
  await act(() => vi.advanceTimersByTimeAsync(2_500))
  vi.useRealTimers()
  await screen.findByLabelText('Direct referrals')
  expect(chart.fetched).toBe(0)
  act(() => seen([{ isIntersecting: true }]))
  expect(await screen.findByText('the chart')).toBeDefined()
})
