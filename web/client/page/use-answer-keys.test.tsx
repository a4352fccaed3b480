import { fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useAnswerKeys } from './use-answer-keys.ts'

const onChoice = vi.fn()
const onEnter = vi.fn()

function Example() {
  const question = useRef<HTMLHeadingElement>(null)
  useAnswerKeys(question, { onChoice, onEnter })
  return (
    <>
      <nav>
        <a href="/courses">Courses</a>
      </nav>
      <main>
        <h1 tabIndex={-1}>Review</h1>
        <h2 ref={question}>What comes first?</h2>
        <button type="button">Answer</button>
      </main>
      <div role="dialog">
        <p tabIndex={-1}>Leave?</p>
      </div>
    </>
  )
}

describe('the keys of a question', () => {
  beforeEach(() => {
    onChoice.mockClear()
    onEnter.mockClear()
    render(<Example />)
  })

  it.each([
    ['b', 1],
    ['D', 3],
    ['3', 2],
  ])('%s chooses an answer, beside the question and where nothing has the focus', (key, index) => {
    fireEvent.keyDown(screen.getByText('Review'), { key })
    fireEvent.keyDown(document.body, { key })
    expect(onChoice.mock.calls).toEqual([[index], [index]])
  })

  it('are silent in the navigation and in a dialog above it', () => {
    for (const place of ['Courses', 'Leave?']) {
      fireEvent.keyDown(screen.getByText(place), { key: 'b' })
      fireEvent.keyDown(screen.getByText(place), { key: 'Enter' })
    }
    expect(onChoice).not.toHaveBeenCalled()
    expect(onEnter).not.toHaveBeenCalled()
  })

  it('leave Enter to a focused button', () => {
    fireEvent.keyDown(screen.getByText('Answer'), { key: 'Enter' })
    expect(onEnter).not.toHaveBeenCalled()
    fireEvent.keyDown(screen.getByText('Review'), { key: 'Enter' })
    expect(onEnter).toHaveBeenCalledOnce()
  })
})
