import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

const LINK = 'https://example.com/signup?ref=ABC'

test('name and link are put in wherever the text has them', () => {
  const text = 'By {name}: {link}\n– {name}'
  expect(fillIn(text, { name: 'Ana', link: LINK })).toBe(`By Ana: ${LINK}\n– Ana`)
})

test.each(['{link}', '{name}', '{{link}}', '$&', '$1', "$'"])('a member called %s keeps that name', (name) => {
  expect(fillIn('– {name} {link}', { name, link: LINK })).toBe(`– ${name} ${LINK}`)
})

test('a text without placeholders stays as it is', () => {
  expect(fillIn('A subject', { name: 'Ana', link: LINK })).toBe('A subject')
})

test.each([
  ['{friend}', 'a text has {friend}, and only {name} and {link} are filled in'],
  ['{Name}', 'a text has {Name}'],
  ['{ name }', 'a text has { name }'],
  ['{{name}}', 'a text has {}'],
  ['{na{name}me}', 'a text has {name}'],
  ['{name', 'a text has {,'],
  ['name}', 'a text has },'],
])('a text with %s is refused', (text, sentence) => {
  expect(() => fillIn(`Hello ${text}`, { name: 'Ana', link: LINK })).toThrow(sentence)
})
