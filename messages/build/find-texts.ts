import { parseSync } from 'oxc-parser'

/** Attributes and properties whose value people read, also when it's a single word. */
const READ_BY_PEOPLE =
  /^(aria-(label|description|roledescription|valuetext)|alt|title|label|heading|placeholder|text|message|description|hint|caption|name|action|question|answer|summary)$/i

/** Attributes whose value is for programs, however it reads. */
const FOR_PROGRAMS =
  /^(class(Name)?|style|type|id|htmlFor|href|to|rel|role|src|d|viewBox|transform|points|key|autoComplete)$/

/** The name of the product is the same in every language. */
const NAMES = /\bWhistlestop\b/g

/** What an SVG path is drawn by. */
const DRAWING = /^M\s?-?[\d.][-\d.,\sMLHVCSQTAZ]*$/i

/** What is inside these isn't what the attribute or property around them says. */
const ENDS_A_NAME = new Set(['CallExpression', 'BinaryExpression', 'ArrowFunctionExpression'])

interface Node {
  type: string
  [key: string]: unknown
}

/**
 * The texts in a source file that people read and that aren't in the catalogue: the text of JSX, attributes that are
 * read, and strings that look like a sentence. It's a heuristic; in code without JSX it finds too little rather than
 * too much.
 * @returns each with its line breaks made spaces
 */
export function findTexts(file: string, source: string): string[] {
  const found: string[] = []
  visit(parseSync(file, source).program as unknown as Node, undefined, found)
  return found
}

/** Likewise of the server: what stands under `summary` and `description` is of its API's documents, in English. */
export function findServerTexts(file: string, source: string): string[] {
  const found: string[] = []
  visit(parseSync(file, source).program as unknown as Node, undefined, found, OF_API_DOCUMENTS)
  return found
}

const OF_API_DOCUMENTS = /^(summary|description)$/

function visit(node: Node, name: string | undefined, found: string[], leftOut?: RegExp): void {
  if (node.type === 'Property' && leftOut?.test(keyOf(node))) return
  if (node.type === 'ImportDeclaration' || node.type.startsWith('TS') || isThrow(node)) return
  const text = textOf(node, name)
  if (text !== undefined) found.push(text.replaceAll(/\s+/g, ' ').trim())
  const inner = nameOf(node) ?? (ENDS_A_NAME.has(node.type) ? undefined : name)
  if (inner !== undefined && node.type === 'JSXAttribute' && FOR_PROGRAMS.test(inner)) return
  for (const child of Object.values(node).flat()) if (isNode(child)) visit(child, inner, found, leftOut)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Errors are for programmers. */
const isThrow = ({ type }: Node): boolean => type === 'ThrowStatement'

/** The name that a value has as an attribute or a property. */
function nameOf(node: Node): string | undefined {
  const { name } = node as { name?: { name?: unknown } }
  if (node.type === 'JSXAttribute') return String(name?.name)
  // A word in a table is read too, whatever its key is.
  if (node.type === 'Property') return isWord(node.value) ? 'text' : keyOf(node)
  // What stands between elements is read as it is.
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') return 'text'
  return undefined
}

function keyOf(node: Node): string {
  const { key } = node as { key?: { name?: unknown; value?: unknown } }
  return String(key?.name ?? key?.value)
}

const isWord = (value: unknown): boolean =>
  isNode(value) && value.type === 'Literal' && /^\p{Lu}\p{Ll}+$/u.test(String(value.value))

function textOf(node: Node, name: string | undefined): string | undefined {
  if (node.type === 'JSXText') return hasWord(String(node.value)) ? String(node.value) : undefined
  if (node.type === 'Literal' && typeof node.value === 'string')
    return isText(node.value, name) ? node.value : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const parts = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)
  const text = parts.join('…')
  return isText(text, name) ? text : undefined
}

const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(NAMES, ''))

function isText(value: string, name: string | undefined): boolean {
  const text = value.replaceAll(NAMES, '').trim()
  if (!hasWord(text) || DRAWING.test(text) || (name !== undefined && FOR_PROGRAMS.test(name))) return false
  if (name !== undefined && READ_BY_PEOPLE.test(name) && /^\p{Lu}/u.test(text)) return true
  // A sentence, or the start of one: a capital and a space, or an end mark.
  return /^[“"(]?\p{Lu}.*\s\S/u.test(text) || (/\s/.test(text) && /\p{L}[.?!]$/u.test(text))
}
