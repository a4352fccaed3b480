/** As much of a compiled schema as a sentence about a fault needs. */
export type Check = {
  Check(value: unknown): boolean
  Errors(value: unknown): readonly {
    readonly instancePath: string
    readonly keyword: string
    readonly params: unknown
  }[]
}

/**
 * What a field must be, in the words a trainer reads when it is wrong, by the names on the way to it without the numbers
 * between them, such as `quizzes points`.
 */
export type Expected = ReadonlyMap<string, string>

/** @returns the first thing that is wrong with it as place and sentence, such as `quizzes 2: points: must be …` */
export function firstFault(check: Check, value: unknown, expected: Expected): string {
  const [fault] = check.Errors(value)
  const path = fault?.instancePath.split('/').slice(1) ?? []
  if (fault?.keyword === 'required') path.push(missingNames(fault.params)[0] ?? '')
  if (path.length === 0) return 'must be fields, one a line, such as "title: My course"'
  const names = path.filter((part) => !isNumber(part))
  const sentence = expected.get(names.join(' '))
  // A wrong text in a list of texts is told of the whole list.
  const isInList = isNumber(path.at(-1)) && !hasFields(names, expected)
  const place = placeOf(isInList ? path.slice(0, -1) : path)
  if (isNumber(path.at(-1)) && !isInList) return `${place}: must be fields, one a line`
  return sentence === undefined ? `${place}: is not a field here` : `${place}: must be ${sentence}`
}

/** `['cards', 2, 'items', 0, 'box']` as a person counts: `cards 3: items 1: box`. */
export function placeOf(path: readonly (string | number)[]): string {
  let place = ''
  for (const part of path) place += isNumber(part) ? ` ${Number(part) + 1}` : `${place === '' ? '' : ': '}${part}`
  return place.trim()
}

export function oneOf(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}

function isNumber(part: string | number | undefined): boolean {
  return /^\d+$/.test(String(part))
}

/** Whether what stands in a list has fields of its own. */
function hasFields(names: readonly string[], expected: Expected): boolean {
  return [...expected.keys()].some((key) => key.startsWith(`${names.join(' ')} `))
}

function missingNames(params: unknown): readonly string[] {
  return (params as { requiredProperties?: readonly string[] }).requiredProperties ?? []
}
