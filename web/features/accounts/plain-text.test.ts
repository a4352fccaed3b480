import { describe, expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

describe('text out of an address line', () => {
  it('is unchanged when it is a name', () => {
    expect(plainText('Zoë O’Brien-Łukasz 李')).toBe('Zoë O’Brien-Łukasz 李')
  })

  it('is one line', () => {
    expect(plainText('  Maya\n\tOkafor  ')).toBe('Maya Okafor')
  })

  it('has at most 60 characters, counted as a person counts them', () => {
    expect([...plainText('🚂'.repeat(80))]).toHaveLength(60)
  })

  it.each([
    ['a control character', 'Ma\u0007ya\u0000'],
    ['one that reverses the writing', '\u202eMaya\u2066'],
    ['one that cannot be seen', 'Ma\u200bya\ufeff'],
    ['a mark of direction', '\u200fMaya\u061c'],
  ])('loses %s', (_, text) => {
    expect(plainText(text)).toBe('Maya')
  })

  it('is empty when nothing else was in it', () => {
    expect(plainText(' \u202e\u0000 \n')).toBe('')
  })
})
