import { expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'

const LINK = 'https://example.com/signup?ref=ABC'
const FILLINGS = { name: 'Ana', link: LINK, product: '[product]' }

test('name, link and product are put in wherever the text has them', () => {
  const text = 'By {name}: {link}\n– {name}, on {product}'
  expect(fillIn(text, FILLINGS)).toBe(`By Ana: ${LINK}\n– Ana, on [product]`)
})

test.each(['{link}', '{name}', '{product}', '{{link}}', '$&', '$1', "$'"])(
  'a member called %s keeps that name',
  (name) => {
    expect(fillIn('– {name} {link}', { ...FILLINGS, name })).toBe(`– ${name} ${LINK}`)
  },
)

test('a text without placeholders stays as it is', () => {
  expect(fillIn('A subject', FILLINGS)).toBe('A subject')
})

test.each([
  ['{friend}', 'a text has {friend}, and only {name}, {link} and {product} are filled in'],
  ['{Name}', 'a text has {Name}'],
  ['{ name }', 'a text has { name }'],
  ['{{name}}', 'a text has {}'],
  ['{na{name}me}', 'a text has {name}'],
  ['{name', 'a text has {,'],
  ['name}', 'a text has },'],
])('a text with %s is refused', (text, sentence) => {
  expect(() => fillIn(`Hello ${text}`, FILLINGS)).toThrow(sentence)
})
