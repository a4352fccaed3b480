import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { type Arguments, argumentsOf, formsOf, hasTags, parseMessage } from './arguments.ts'
import { isServerArea, type Language } from './catalogue.ts'

/** Forms for compact numbers of millions ("1 million de …"), which no message has. */
const UNUSED_FORMS: Readonly<Record<string, readonly string[]>> = {
  es: ['many'],
  pt: ['many'],
  fr: ['many'],
  it: ['many'],
}

/** Words that can't be the name of an export. */
const RESERVED = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield ' +
    'number plural ordinal select rich'
  ).split(' '),
)

/** What code can write after a dot. The codes of refusals are all in capitals. */
const NAME = /^(?:[a-z][a-zA-Z0-9]*|[A-Z][A-Z0-9_]*)$/

/** Characters that turn the direction of a text, or can't be seen. */
const INVISIBLE = /[\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/

/**
 * What is wrong with the messages, one line each. The first language is the original.
 * @returns lines such as `es people: title is missing`
 */
export function findFaults(languages: readonly Language[]): string[] {
  const [original, ...translations] = languages
  if (original === undefined) return ['There is no language']
  return [
    ...findInLanguage(original, original),
    ...translations.flatMap((translation) => findInLanguage(translation, original)),
  ]
}

function findInLanguage(language: Language, original: Language): string[] {
  const names = new Set([...Object.keys(original.areas), ...Object.keys(language.areas)])
  return [...names].flatMap((name) => {
    const area = language.areas[name]
    const originalArea = original.areas[name]
    if (area === undefined) return [`${language.code} ${name}: the file is missing`]
    if (originalArea === undefined) return [`${language.code} ${name}: ${original.code} has no such file`]
    const keys = new Set([...Object.keys(originalArea), ...Object.keys(area)])
    return [...keys]
      .flatMap((key) =>
        findInMessage(area[key], originalArea[key], language, isServerArea(name)).map(
          (fault) => `${language.code} ${name}: ${key} ${fault}`,
        ),
      )
      .concat(
        [...keys]
          .filter((key) => !NAME.test(key) || RESERVED.has(key))
          .map((key) => `${language.code} ${name}: ${key} can't be a name`),
      )
  })
}

function findInMessage(message: unknown, first: string | undefined, language: Language, isServer: boolean): string[] {
  if (message === undefined) return ['is missing']
  if (first === undefined) return ['is not in the original']
  if (typeof message !== 'string' || message.trim() === '') return ['is empty']
  const faults = [
    ...(message === message.trim() ? [] : ['begins or ends with a space']),
    ...(INVISIBLE.test(message) ? ['has an invisible character'] : []),
  ]
  try {
    const parts = parseMessage(message, language.locale)
    const expected = argumentsOf(parseMessage(first, 'en'))
    return [
      ...faults,
      ...(isServer && hasTags(parts) ? ['has a tag, which the server cannot show'] : []),
      ...compareArguments(argumentsOf(parts), expected),
      ...findMissingForms(parts, language.locale),
    ]
  } catch (error) {
    return [...faults, `is malformed: ${(error as Error).message}`]
  }
}

function compareArguments(found: Arguments, expected: Arguments): string[] {
  const names = [...new Set([...Object.keys(found), ...Object.keys(expected)])]
  return names.flatMap((name) => {
    if (expected[name] === undefined) return [`has an unknown argument: ${name}`]
    // A plural form may say "one" in a word, and so may a language that has no need of the choice.
    if (found[name] === undefined)
      return expected[name] === 'number' || expected[name] === 'boolean' ? [] : [`leaves out ${name}`]
    return fits(found[name], expected[name])
      ? []
      : [`takes ${name} as ${found[name]}, the original as ${expected[name]}`]
  })
}

/** A language may choose by fewer values than the original, or put in a text that the original chooses by. */
function fits(found: string, expected: string): boolean {
  if (found === expected) return true
  const values = new Set(expected.split(' | '))
  return values.has('(string & {})') && found.split(' | ').every((value) => values.has(value) || value === 'string')
}

function findMissingForms(parts: readonly MessageFormatElement[], locale: string): string[] {
  return parts.flatMap((part) => {
    const inner = [
      ...formsOf(part).flatMap(([, form]) => findMissingForms(form, locale)),
      ...(part.type === TYPE.tag ? findMissingForms(part.children, locale) : []),
    ]
    if (part.type !== TYPE.plural) return inner
    const { pluralCategories } = new Intl.PluralRules(locale, { type: part.pluralType ?? 'cardinal' }).resolvedOptions()
    const unused = UNUSED_FORMS[new Intl.Locale(locale).language] ?? []
    const missing = pluralCategories.filter((name) => !(name in part.options) && !unused.includes(name))
    return [...inner, ...missing.map((name) => `lacks the form "${name}" of ${part.value}`)]
  })
}
