import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { lazyPart } from './lazy-part.tsx'

function Lesson({ title }: { title: string }) {
  return <h2>{title}</h2>
}

describe('a part with a script of its own', () => {
  it('can be asked for again where its script was missing', async () => {
    let isMissing = true
    const Part = lazyPart(async () => {
      if (isMissing) throw new TypeError('Failed to fetch dynamically imported module')
      return Lesson
    }, 'Loading...')
    render(<Part title="Ask first" />)
    expect(screen.getByText('Loading...')).toBeDefined()
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t be loaded')
    isMissing = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('heading', { name: 'Ask first' })).toBeDefined()
  })

  it('is drawn at once where it was drawn before', async () => {
    const Part = lazyPart(async () => Lesson, 'Loading...')
    const first = render(<Part title="Ask first" />)
    await screen.findByRole('heading', { name: 'Ask first' })
    first.unmount()
    render(<Part title="Then listen" />)
    expect(screen.getByRole('heading', { name: 'Then listen' })).toBeDefined()
  })
})
