import { expect, test } from 'vitest'
import { findClaims } from './claims.ts'

function kinds(text: string): string[] {
  return [...new Set(findClaims(text).map(({ kind }) => kind))]
}

test.each([
  ['Earn $500 a week from home', 'income'],
  ['f1nancial fr33dom', 'lifestyle'],
  ['10k/mo from your phone', 'income'],
  ['gu@ranteed results', 'guarantee'],
  ['This tea melts fat', 'health'],
  ['Only 3 spots left', 'urgency'],
  ['I just love this cream, DM me for the link', 'hidden'],
])('%s: %s', (text, kind) => {
  expect(kinds(text)).toEqual([kind])
})

test.each([
  'Nobody can promise you an income.',
  'I earned my degree.',
  'The guarantee on the blender is two years.',
  'This helped me to quit your job interview nerves.',
])('%s: nothing', (text) => {
  expect(findClaims(text)).toEqual([])
})

test('a finding names the words as they stand in the text', () => {
  const text = '🔥 Fancy 𝗽𝗮𝘀𝘀𝗶𝘃𝗲 i-n-c-o-m-e?'
  const [finding] = findClaims(text)
  expect(finding).toMatchObject({ kind: 'income', words: '𝗽𝗮𝘀𝘀𝗶𝘃𝗲 i-n-c-o-m-e' })
  expect(text.slice(finding?.start, finding?.end)).toBe(finding?.words)
})
