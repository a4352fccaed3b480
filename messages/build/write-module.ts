import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { argumentsOf, formsOf, hasTags, parseMessage } from './arguments.ts'
import type { Area } from './catalogue.ts'

/**
 * The module of an area in one language: an export for each message, a string, or a function of its arguments.
 * The bundler leaves out what a screen doesn't use.
 */
export function writeModule(area: Area, original: Area, locale: string, up: string): string {
  const lines = Object.entries(area).map(([key, message]) =>
    writeMessage(key, message, original[key] ?? message, locale),
  )
  const used = (name: string) => lines.some((line) => new RegExp(`\\b${name}\\(`).test(line))
  const formats = ['number', 'plural', 'ordinal', 'select'].filter(used)
  const imports = [
    ...(formats.length > 0 ? [`import { ${formats.join(', ')} } from '${up}formats.ts'`] : []),
    ...(used('rich')
      ? [`import type { ReactNode } from 'react'\nimport { rich, type Tag } from '#messages/rich.ts'`]
      : []),
  ]
  return `${[...imports, ...lines, 'export {}'].join('\n')}\n`
}

/** The arguments are those of the original, so that every language has the same types. */
function writeMessage(key: string, message: string, original: string, locale: string): string {
  const parts = parseMessage(message, locale)
  const first = parseMessage(original, 'en')
  const isRich = hasTags(first)
  const types = Object.entries(argumentsOf(first)).map(([name, type]) => `${name}: ${type}`)
  const type = isRich ? 'ReactNode' : 'string'
  const text = writeParts(parts, isRich)
  if (types.length === 0) return `export const ${key}: ${type} = ${text}`
  return `export const ${key} = (a: { ${types.join('; ')} }): ${type} => ${text}`
}

function writeParts(parts: readonly MessageFormatElement[], isRich: boolean, counted = ''): string {
  const written = parts.map((part) => writePart(part, isRich, counted))
  const only = parts.length === 1 ? written[0] : undefined
  if (only !== undefined && parts[0]?.type !== TYPE.argument)
    return isRich && parts[0]?.type === TYPE.tag ? `rich(${only})` : only
  if (isRich) return `rich(${written.join(', ')})`
  return written.length === 0 ? '""' : `"" + ${written.join(' + ')}`.replace(/^"" \+ (?=")/, '')
}

function writePart(part: MessageFormatElement, isRich: boolean, counted: string): string {
  switch (part.type) {
    case TYPE.literal:
      return JSON.stringify(part.value)
    case TYPE.pound:
      return `number(a.${counted})`
    case TYPE.argument:
      return `a.${part.value}`
    case TYPE.number:
      return `number(a.${part.value})`
    case TYPE.select:
      return `select(a.${part.value}, ${writeForms(part, isRich, counted)})`
    case TYPE.plural:
      return `${part.pluralType === 'ordinal' ? 'ordinal' : 'plural'}(a.${part.value}, ${writeForms(part, isRich, part.value)})`
    case TYPE.tag:
      return `a.${part.value}(${writeParts(part.children, isRich, counted)})`
    default:
      throw new Error(`Dates and times are formatted before they are put into a message: ${part.value}`)
  }
}

function writeForms(part: MessageFormatElement, isRich: boolean, counted: string): string {
  const forms = formsOf(part).map(
    ([name, form]) => `${JSON.stringify(name)}: () => ${writeParts(form, isRich, counted)}`,
  )
  return `{ ${forms.join(', ')} }`
}
