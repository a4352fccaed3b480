import { findClaims } from 'game/claims'
import { fillMessage, MESSAGE_TONES } from 'game/rescue-messages'
import { RESCUE_CAUSES } from 'game/rescues'
import { describe, expect, test } from 'vitest'
import { EARNING, HYPE, MONEY, WORN } from './claims.ts'
import { loadRescueMessages } from './load-rescue-messages.ts'
import { words } from './words.ts'

const messages = await loadRescueMessages()

/** What sounds like a duty, a reproach or a clock. */
const PRESSURE =
  /\b(must|should|have to|need to|hurry|quick(ly)?|deadline|late|behind|miss(ed|ing)? out|last chance|don’t give up|excuses?|lazy|promised|still haven’t|why haven’t|waiting for you|disappoint\w*|fail\w*|lost)\b/i

/** The one sentence that takes a duty away. */
const RELIEF = 'There’s nothing that you need to do.'

describe('messages to somebody who stands still', () => {
  test('there are at least thirty, and two for each cause and tone', () => {
    expect(messages.length).toBeGreaterThanOrEqual(30)
    for (const cause of RESCUE_CAUSES) {
      for (const tone of MESSAGE_TONES) {
        const fitting = messages.filter((each) => each.cause === cause && each.tone === tone)
        expect(fitting.length, `${cause} ${tone}`).toBeGreaterThanOrEqual(2)
      }
    }
    expect(new Set(messages.map(({ text }) => text)).size).toBe(messages.length)
  })

  test.each(messages)('$key greets by name, claims nothing and puts nobody under pressure', ({ text }) => {
    const sent = fillMessage(text, { name: 'Ada Weber', title: 'Attraction Village', days: 7 })
    expect(sent).toMatch(/^Hi Ada, /)
    expect(sent).not.toMatch(/[{}]/)
    expect(findClaims(sent)).toEqual([])
    for (const pattern of [EARNING, HYPE, MONEY, WORN]) expect(sent).not.toMatch(pattern)
    expect(sent.replace(RELIEF, '')).not.toMatch(PRESSURE)
    expect(words(sent).length).toBeLessThanOrEqual(45)
  })

  test('those that praise don’t say what somebody hasn’t done, and ask for nothing to be done', () => {
    for (const { key, text } of messages.filter(({ cause }) => cause === 'finished')) {
      expect(text, key).not.toMatch(/\b(invit\w*|practi[sc]\w*|haven’t|didn’t|yet|next|now you can|time to)\b/i)
    }
  })
})
