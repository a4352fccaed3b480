import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { JOURNEY_THEMES, journeyTheme } from './journey-themes.ts'

describe('the theme of a course', () => {
  test.each([
    ['Attracting people', 'attraction-village'],
    ['The law of ATTRACTION', 'attraction-village'],
    ['Making friends', 'friendship-frontier'],
    ['Relationships that last', 'friendship-frontier'],
    ['Lead generation for everyone', 'lead-generation-station'],
    ['Your first prospects', 'lead-generation-station'],
    ['Leadership', 'leadership-lagoon'],
    ['What leaders read', 'leadership-lagoon'],
    ['Duplicate yourself', 'duplication-depot'],
    ['Team building', 'duplication-depot'],
    ['Hall of fame', 'hall-of-fame-summit'],
    ['Success stories', 'hall-of-fame-summit'],
    ['(Champions)', 'hall-of-fame-summit'],
  ])('%j is %s', (title, theme) => {
    expect(journeyTheme(title)).toBe(theme)
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
    expect(journeyTheme(title)).toBeNull()
  })

  test('is the first of the list that the title answers', () => {
    expect(journeyTheme('Success with friends')).toBe('friendship-frontier')
    expect(journeyTheme('Team leaders attract')).toBe('attraction-village')
  })

  test('is one of the six or none, whatever the title', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) => {
        expect([...JOURNEY_THEMES, null]).toContain(journeyTheme(title))
      }),
    )
  })

  test('does not depend on case', () => {
    const words = ['attract', 'Friend', 'prospect', 'LEADER', 'team', 'fame', 'a', 'the', 'of']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words)), (parts) => {
        const title = parts.join(' ')
        expect(journeyTheme(title.toUpperCase())).toBe(journeyTheme(title.toLowerCase()))
      }),
    )
  })
})
