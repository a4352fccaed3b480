import { render, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Lesson } from './lesson.tsx'

function show(content: string, level: 2 | 3 = 2): HTMLElement {
  return render(<Lesson content={content} level={level} />).container
}

describe('a lesson', () => {
  it('has its headings one level lower in a dialog', () => {
    const lesson = within(show('## Ask first\n\nText.\n\n## Try it today\n\nWrite.', 3))
    expect(lesson.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Ask first',
      'Try it today',
    ])
    expect(lesson.queryByRole('heading', { level: 2 })).toBeNull()
  })
})
