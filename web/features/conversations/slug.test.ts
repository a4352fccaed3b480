import { expect, it } from 'vitest'
import { slugOf } from './slug.ts'

it('keeps the Latin letters and digits of a title', () => {
  expect(slugOf('  ¿Qué harías tú?  2 ideas ')).toBe('que-harias-tu-2-ideas')
})

it.each(['محادثة مع صديق', '…', `${'a'.repeat(59)} b`, '最初の会話'])('is one that the server takes: %s', (title) => {
  expect(slugOf(title)).toMatch(/^[a-z0-9][a-z0-9-]{0,59}$/)
})

it('tells two titles without Latin letters apart', () => {
  expect(slugOf('الأولى')).not.toBe(slugOf('الثانية'))
})
