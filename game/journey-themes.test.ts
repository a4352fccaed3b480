import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOURNEY_THEMES, journeyTheme } from './journey-themes.ts'

describe('the theme of a course', () => {
  test.each([
    ['Attracting people', 'Attraction Village'],
    ['The law of ATTRACTION', 'Attraction Village'],
    ['Making friends', 'Friendship Frontier'],
    ['Relationships that last', 'Friendship Frontier'],
    ['Lead generation for everyone', 'Lead Generation Station'],
    ['Your first prospects', 'Lead Generation Station'],
    ['Leadership', 'Leadership Lagoon'],
    ['What leaders read', 'Leadership Lagoon'],
    ['Duplicate yourself', 'Duplication Depot'],
    ['Team building', 'Duplication Depot'],
    ['Hall of fame', 'Hall of Fame Summit'],
    ['Success stories', 'Hall of Fame Summit'],
    ['(Champions)', 'Hall of Fame Summit'],
  ])('%j is %s', (title, name) => {
    expect(journeyTheme(title).name).toBe(name)
  })

  test.each([
    'Unattractive offers',
    'Steam engines',
    'Misleading numbers',
    'Generation of leads',
    'Infamecast',
    'Écoleader',
    '7team',
  ])('of %j is none: the word begins elsewhere', (title) => {
    expect(journeyTheme(title)).toEqual({ theme: null, name: `${title} Station` })
  })

  test('is the first of the list that the title answers', () => {
    expect(journeyTheme('Success with friends').name).toBe('Friendship Frontier')
    expect(journeyTheme('Team leaders attract').name).toBe('Attraction Village')
  })

  test('is one of the six or named after the course, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        const { theme, name } = journeyTheme(title)
        if (theme === null) expect(name).toBe(`${title} Station`)
        else expect(JOURNEY_THEMES).toContain(theme)
      }),
    )
  })

  test('does not depend on case', () => {
    const words = ['attract', 'Friend', 'prospect', 'LEADER', 'team', 'fame', 'a', 'the', 'of']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words)), (parts) => {
        const title = parts.join(' ')
        expect(journeyTheme(title.toUpperCase()).theme).toBe(journeyTheme(title.toLowerCase()).theme)
      }),
    )
  })
})
