import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TEXT_PLACES } from 'game/translations'
import { expect, it } from 'vitest'
import { placeOf } from './place-of.ts'

it('counts entries from one, and keeps the ids of those that have one', () => {
  expect(placeOf('course', 'title')).toBe('title')
  expect(placeOf('lesson', 'cards.2.items.0.because')).toBe('card 3: item 1: reason')
  expect(placeOf('quiz', 'choices.3')).toBe('choice 4')
  expect(placeOf('conversation', 'nodes.ask.line')).toBe('scene ask: line')
})

it('has a name for each field that is translated', () => {
  const { fieldName } = JSON.parse(
    readFileSync(join(import.meta.dirname, '../../../messages/en/translations.json'), 'utf8'),
  )
  const fields = new Set(Object.values(TEXT_PLACES).flatMap((places) => places.flatMap((place) => place.split('.'))))
  fields.delete('*')
  expect([...fields].filter((field) => !fieldName.includes(` ${field} {`))).toEqual([])
})
