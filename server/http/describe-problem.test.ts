import { Ajv } from 'ajv'
import { Login, Registration } from 'contract/auth'
import { MissionCompletion } from 'contract/missions'
import { messagesIn } from 'messages/server'
import { describe, expect, test } from 'vitest'
import { describeProblem, type Problem } from './describe-problem.ts'

function sentenceFor(schema: object, body: unknown): string {
  const ajv = new Ajv({ strict: true, verbose: true }).addVocabulary(['x-sentence', 'x-required'])
  const check = ajv.compile(schema)
  expect(check(body)).toBe(false)
  return describeProblem(check.errors?.[0] as unknown as Problem, 'body', schema, messagesIn('en'))
}

const account = { name: 'Maya', email: 'maya@example.com', password: 'first-class' }

describe('the sentence about a wrong request', () => {
  test.each([
    [{ ...account, name: '   ' }],
    [{ ...account, email: '' }],
    [{ name: 'Maya', email: 'maya@example.com' }],
  ])('is the specified one when something required is missing from a registration', (body) => {
    expect(sentenceFor(Registration, body)).toBe('Name, email, and password are required')
  })

  test('is the specified one when something required is missing from a login', () => {
    expect(sentenceFor(Login, { email: 'maya@example.com', password: '' })).toBe('Email and password are required')
  })

  test('is the specified one for an address that is none', () => {
    expect(sentenceFor(Registration, { ...account, email: 'maya' })).toBe('Please enter a valid email address')
  })

  test.each([
    [{ missionId: '2' }, '"missionId" must be a whole number.'],
    [{ missionId: null }, '"missionId" must be a whole number.'],
    [{ missionId: 0 }, '"missionId" must be at least 1.'],
    [{ missionId: 2.5 }, '"missionId" must be a whole number.'],
    [{}, '"missionId" is missing.'],
    [{ missionId: 1, tokens: 500 }, '"tokens" does not belong in this request.'],
    [[], 'The request must be an object.'],
  ])('names the field and what it takes: %j', (body, sentence) => {
    expect(sentenceFor(MissionCompletion, body)).toBe(sentence)
  })

  test('never repeats markup from a field name', () => {
    const sentence = sentenceFor(MissionCompletion, { missionId: 1, '<img src=x>': 1 })
    expect(sentence).toBe('"?img?src?x?" does not belong in this request.')
  })
})
