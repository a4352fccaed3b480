import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** The TypeScript type of each argument of a message, by name. */
export type Arguments = Record<string, string>

/** @throws SyntaxError when it isn't ICU MessageFormat, for example `EXPECT_ARGUMENT_CLOSING_BRACE` */
export function parseMessage(message: string, locale: string): MessageFormatElement[] {
  return parse(message, { locale: new Intl.Locale(locale), shouldParseSkeletons: false })
}

export const hasTags = (message: readonly MessageFormatElement[]): boolean =>
  message.some((part) => part.type === TYPE.tag || formsOf(part).some(([, form]) => hasTags(form)))

/** The forms of a plural or a select, by name. */
export function formsOf(part: MessageFormatElement): [name: string, form: MessageFormatElement[]][] {
  if (part.type !== TYPE.plural && part.type !== TYPE.select) return []
  return Object.entries(part.options).map(([name, { value }]) => [name, value])
}

export function argumentsOf(message: readonly MessageFormatElement[], found: Arguments = {}): Arguments {
  for (const part of message) {
    const type = typeOf(part)
    // A name that is put in as it is may also be counted or chosen by, which says more of its type.
    if (type !== undefined && 'value' in part && (found[part.value] ?? 'string') === 'string') found[part.value] = type
    for (const [, form] of formsOf(part)) argumentsOf(form, found)
    if (part.type === TYPE.tag) argumentsOf(part.children, found)
  }
  return found
}

function typeOf(part: MessageFormatElement): string | undefined {
  switch (part.type) {
    case TYPE.argument:
      return 'string'
    case TYPE.number:
    case TYPE.plural:
      return 'number'
    case TYPE.tag:
      return 'Tag'
    case TYPE.select:
      return choiceOf(Object.keys(part.options))
    default:
      return undefined
  }
}

/** `other` stands for every further value. */
function choiceOf(names: readonly string[]): string {
  const named = names.filter((name) => name !== 'other').sort()
  if (named.every((name) => name === 'true' || name === 'false')) return 'boolean'
  return [...named.map((name) => `'${name}'`), '(string & {})'].join(' | ')
}
