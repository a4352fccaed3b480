import { ACHIEVEMENTS } from 'game/achievements'
import { describe, expect, it } from 'vitest'
import { ACHIEVEMENT_TEXTS } from './achievement-texts.ts'

const TEXTS = ACHIEVEMENTS.map(({ id, category }) => ({ category, ...ACHIEVEMENT_TEXTS[id] }))

describe('the texts of achievements', () => {
  it('have titles of their own', () => {
    expect(new Set(TEXTS.map(({ title }) => title)).size).toBe(ACHIEVEMENTS.length)
  })

  it('say what is required, as they are shown before and after it is done', () => {
    for (const { category, description } of TEXTS) {
      if (category !== 'earnings')
        expect(description).toMatch(
          /^(Complete \w+ (course|station)s?|Answer \w+ questions? correctly|\w+ friends? joins? with your link)\.$/,
        )
    }
  })

  it('speak of money only as a projection', () => {
    for (const { category, title, description } of TEXTS) {
      if (category === 'earnings') expect(description).toMatch(/^A projection: .*not income\.$/)
      else expect(`${title} ${description}`).not.toMatch(/\$|earn|income|money/i)
      expect(`${title} ${description}`).not.toContain('!')
    }
  })
})
