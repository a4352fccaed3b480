import { describe, expect, test } from 'vitest'
import type { Area, Language } from './build/catalogue.ts'
import { readLanguages } from './build/catalogue.ts'
import { findFaults } from './build/find-faults.ts'
import { findUnused } from './build/find-unused.ts'

function language(code: string, areas: Record<string, Area>): Language {
  return { code, name: code, direction: 'ltr', locale: code, isOffered: true, reviewedBy: null, areas }
}

const check = (first: Area, code: string, translated: Area): string[] =>
  findFaults([language('en', { people: first }), language(code, { people: translated })])

const COUNT = { count: '{n, plural, one {# person} other {# people}}' }

describe('the messages of the product', () => {
  const languages = readLanguages()

  test('are in five languages, without a fault', () => {
    expect(languages.map(({ code }) => code).sort()).toEqual(['ar', 'de', 'en', 'es', 'pt-BR'])
    expect(findFaults(languages)).toEqual([])
  })

  test('are all used', () => {
    expect(findUnused(languages[0]?.areas ?? {})).toEqual([])
  })
})

describe('the check of a translation', () => {
  test.each<[string, Area, string, Area, string]>([
    ['a missing message', { a: 'A', b: 'B' }, 'es', { a: 'A' }, 'es people: b is missing'],
    ['a message too many', { a: 'A' }, 'es', { a: 'A', b: 'B' }, 'es people: b is not in the original'],
    ['an empty message', { a: 'A' }, 'es', { a: ' ' }, 'es people: a is empty'],
    ['spaces around a message', { a: 'A' }, 'es', { a: 'A ' }, 'es people: a begins or ends with a space'],
    ['a bidirectional control', { a: 'A' }, 'es', { a: 'A\u202e' }, 'es people: a has an invisible character'],
    ['broken ICU', { a: 'A' }, 'es', { a: '{n' }, 'es people: a is malformed: EXPECT_ARGUMENT_CLOSING_BRACE'],
    ['a tag left open', { a: '<b>A</b>' }, 'es', { a: '<b>A' }, 'es people: a is malformed: UNCLOSED_TAG'],
    ['an unknown argument', { a: 'A {n}' }, 'es', { a: 'A {n} {m}' }, 'es people: a has an unknown argument: m'],
    ['an argument left out', { a: 'A {n}' }, 'es', { a: 'A' }, 'es people: a leaves out n'],
    ['a tag left out', { a: '<b>A</b>' }, 'es', { a: 'A' }, 'es people: a leaves out b'],
    [
      'another type',
      { a: '{n, number}' },
      'es',
      { a: '{n}' },
      'es people: a takes n as string, the original as number',
    ],
    [
      'a choice that never comes',
      { a: '{s, select, new {A} other {B}}' },
      'es',
      { a: '{s, select, old {A} other {B}}' },
      "es people: a takes s as 'old' | (string & {}), the original as 'new' | (string & {})",
    ],
    [
      'a plural without a form of the language',
      COUNT,
      'ar',
      { count: '{n, plural, zero {#} one {#} two {#} few {#} other {#}}' },
      'ar people: count lacks the form "many" of n',
    ],
    [
      'a plural inside a tag without a form',
      { a: '<b>{n, plural, one {#} other {#}}</b>' },
      'de',
      { a: '<b>{n, plural, other {#}}</b>' },
      'de people: a lacks the form "one" of n',
    ],
    ['a name that is no name in code', { delete: 'A' }, 'es', { delete: 'B' }, "es people: delete can't be a name"],
  ])('finds %s', (_, first, code, translated, fault) => {
    expect(check(first, code, translated)).toContain(fault)
  })

  test('lets a code in capitals be a name, and finds a tag in what the server shows too', () => {
    expect(check({ NOT_FOUND: 'A' }, 'es', { NOT_FOUND: 'B' })).toEqual([])
    expect(check({ Not_Found: 'A' }, 'es', { Not_Found: 'B' })).toContain("es people: Not_Found can't be a name")
    const shared = findFaults([language('en', { 'shared/consent': { x: '<b>A</b>' } })])
    expect(shared).toEqual(['en shared/consent: x has a tag, which the server cannot show'])
  })

  test('finds a missing file, a file too many, and a tag where the server cannot show one', () => {
    const faults = findFaults([
      language('en', { a: { x: 'A' }, 'server/mail': { x: '<b>A</b>' } }),
      language('es', { b: { x: 'A' } }),
    ])
    expect(faults).toEqual([
      'en server/mail: x has a tag, which the server cannot show',
      'es a: the file is missing',
      'es server/mail: the file is missing',
      'es b: en has no such file',
    ])
  })

  test('lets a language say a number in a word, choose by fewer values, and leave out "many" of millions', () => {
    expect(check(COUNT, 'es', { count: '{n, plural, =1 {una persona} one {una} other {# personas}}' })).toEqual([])
    expect(check({ a: '{s, select, x {A} y {B} other {C}}' }, 'de', { a: '{s, select, x {A} other {C}}' })).toEqual([])
  })
})
