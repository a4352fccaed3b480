import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { languageProps, NotTranslated } from './not-translated.tsx'

it('is said of what is shown in English instead of another language', () => {
  render(<NotTranslated language="en" />)
  expect(screen.getByText('Not translated yet. Shown in English.')).toBeDefined()
  expect(languageProps({ language: 'en' })).toEqual({ lang: 'en', dir: 'ltr' })
})

it.each([undefined, 'es'])('is not said of what is shown in the requested language (%s)', (language) => {
  const { container } = render(<NotTranslated language={language} />)
  expect(container.innerHTML).toBe('')
  expect(languageProps({ language })).toEqual({})
})
