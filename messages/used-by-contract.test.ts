import { globSync } from 'node:fs'
import { join } from 'node:path'
import { ERRORS } from 'contract/errors'
import { expect, test } from 'vitest'
import { MESSAGES } from './build/catalogue.ts'
import * as errors from './generated/en/server/errors.ts'
import * as fields from './generated/en/server/fields.ts'

/** The names of messages in a schema, at any depth. */
function namedIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  return Object.entries(schema).flatMap(([key, value]) =>
    key === 'x-sentence' || key === 'x-required' ? [String(value)] : namedIn(value),
  )
}

test('every refusal has a sentence, and every sentence a refusal', () => {
  expect(Object.keys(errors).sort()).toEqual(Object.keys(ERRORS).sort())
})

test('what a schema says of a field is the name of a message', async () => {
  const files = globSync('contract/*.ts', { cwd: join(MESSAGES, '..') })
  const schemas = await Promise.all(files.map((file) => import(join(MESSAGES, '..', file))))
  const named = new Set(schemas.flatMap(namedIn))
  expect(named.size).toBeGreaterThan(40)
  expect([...named].filter((name) => !(name in fields))).toEqual([])
})
