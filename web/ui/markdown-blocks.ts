/** A text of Markdown by its blocks. `text` still has its inline marks. */
export type Block =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'paragraph'; text: string }
  /** `start` is the first number of an ordered list. The items of a tight list have no paragraphs. */
  | { kind: 'list'; start: number | null; isTight: boolean; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'rule' }

/** Deeper quotes and lists are shown as text: they don't occur in practice, and each level reads its lines again. */
const MOST_LEVELS = 6

const HEADING = /^ {0,3}(#{1,6})(?: |$)/
const UNDERLINE = /^ {0,3}(?:=+|-+) *$/
const RULE = /^ {0,3}(?:(?:- *){3,}|(?:\* *){3,}|(?:_ *){3,})$/
const FENCE = /^ {0,3}(`{3,}|~{3,})/
const QUOTE = /^ {0,3}> ?/
const ITEM = /^( {0,3})([-*+]|\d{1,9}[.)])( {1,4}(?=\S)|$| )/
const DELIMITERS = /^ {0,3}\|? *:?-+:? *(?:\| *:?-+:? *)*\|? *$/

/**
 * Reads the part of CommonMark that lessons are written in: headings, paragraphs, lists, quotes, code between fences,
 * rules, and tables with pipes. HTML is text, and so are indented code and the definitions of reference links.
 */
export function readBlocks(markdown: string): Block[] {
  return blocksOf(markdown.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '    ').split('\n'), 0)
}

type Lines = readonly string[]
type Found = { block: Block; next: number }
type Reader = (lines: Lines, at: number, level: number) => Found | undefined

function blocksOf(lines: Lines, level: number): Block[] {
  const blocks: Block[] = []
  let at = 0
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at++
      continue
    }
    const { block, next } = readBlock(lines, at, level)
    blocks.push(block)
    at = next
  }
  return blocks
}

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === ''

function readBlock(lines: Lines, at: number, level: number): Found {
  const readers: readonly Reader[] = [
    readHeading,
    readRule,
    readFence,
    readTable,
    ...(level < MOST_LEVELS ? [readQuote, readList] : []),
  ]
  for (const read of readers) {
    const found = read(lines, at, level)
    if (found !== undefined) return found
  }
  return readParagraph(lines, at, level)
}

function readHeading(lines: Lines, at: number): Found | undefined {
  const line = lines[at] ?? ''
  const marks = HEADING.exec(line)?.[1]
  if (marks === undefined) return undefined
  const text = line
    .trim()
    .slice(marks.length)
    .trim()
    .replace(/(?:^| )#+$/, '')
  return { block: { kind: 'heading', level: marks.length, text: text.trim() }, next: at + 1 }
}

function readRule(lines: Lines, at: number): Found | undefined {
  return RULE.test(lines[at] ?? '') ? { block: { kind: 'rule' }, next: at + 1 } : undefined
}

function readFence(lines: Lines, at: number): Found | undefined {
  const fence = FENCE.exec(lines[at] ?? '')?.[1]
  if (fence === undefined) return undefined
  const closes = (line: string) => line.trim().startsWith(fence) && line.trim().replaceAll(fence.charAt(0), '') === ''
  const found = lines.findIndex((line, index) => index > at && closes(line))
  const end = found === -1 ? lines.length : found
  return { block: { kind: 'code', text: lines.slice(at + 1, end).join('\n') }, next: end + 1 }
}

function readTable(lines: Lines, at: number): Found | undefined {
  const head = cellsOf(lines[at] ?? '')
  const delimiters = lines[at + 1] ?? ''
  if (head === undefined || !DELIMITERS.test(delimiters)) return undefined
  if (cellsOf(delimiters)?.length !== head.length) return undefined
  const rows: string[][] = []
  let next = at + 2
  for (let cells = cellsOf(lines[next] ?? ''); cells !== undefined; cells = cellsOf(lines[next] ?? '')) {
    rows.push(head.map((_, column) => cells?.[column] ?? ''))
    next++
  }
  return { block: { kind: 'table', head, rows }, next }
}

/** @returns undefined for a line that isn't a row of a table */
function cellsOf(line: string): string[] | undefined {
  const row = line.trim()
  if (!row.includes('|')) return undefined
  const inner = row.replace(/^\|/, '').replace(/(?<!\\)\|$/, '')
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'))
}

function readQuote(lines: Lines, at: number, level: number): Found | undefined {
  if (!QUOTE.test(lines[at] ?? '')) return undefined
  const inner: string[] = []
  let next = at
  for (; next < lines.length; next++) {
    const line = lines[next] ?? ''
    // A line without its mark goes on with the paragraph before it.
    if (!(QUOTE.test(line) || goesOn(inner, line, level))) break
    inner.push(line.replace(QUOTE, ''))
  }
  return { block: { kind: 'quote', blocks: blocksOf(inner, level + 1) }, next }
}

function goesOn(before: Lines, line: string, level: number): boolean {
  return !(isBlank(line) || isBlank(before.at(-1)) || startsBlock(line, level))
}

function readList(lines: Lines, at: number, level: number): Found | undefined {
  const first = ITEM.exec(lines[at] ?? '')
  if (first === null) return undefined
  const kind = first[2]?.at(-1)
  const items: Block[][] = []
  let next = at
  let hasGap = false
  for (;;) {
    const item = ITEM.exec(lines[next] ?? '')
    if (item === null || item[2]?.at(-1) !== kind || RULE.test(lines[next] ?? '')) break
    const { inner, end } = linesOfItem(lines, next, item[0].length, level)
    items.push(blocksOf(inner, level + 1))
    next = end
    while (next < lines.length && isBlank(lines[next])) next++
    const isLast = ITEM.exec(lines[next] ?? '')?.[2]?.at(-1) !== kind
    hasGap ||= inner.some((line, index) => isBlank(line) && index < inner.length - 1)
    hasGap ||= !isLast && next > end
  }
  const start = /^\d/.test(first[2] ?? '') ? Number.parseInt(first[2] ?? '', 10) : null
  return { block: { kind: 'list', start, isTight: !hasGap, items }, next }
}

/** What is indented as far as the text of an item belongs to it. */
function linesOfItem(lines: Lines, at: number, indent: number, level: number): { inner: string[]; end: number } {
  const inner = [(lines[at] ?? '').slice(indent)]
  let end = at + 1
  for (let next = end; next < lines.length; next++) {
    const line = lines[next] ?? ''
    const isInside = line.startsWith(' '.repeat(indent))
    if (!(isBlank(line) || isInside || (goesOn(inner, line, level) && !ITEM.test(line)))) break
    inner.push(isInside ? line.slice(indent) : line.trim())
    // Blank lines after the last one are between items.
    if (!isBlank(line)) end = next + 1
  }
  return { inner: inner.slice(0, end - at), end }
}

function startsBlock(line: string, level: number): boolean {
  const isItem = level < MOST_LEVELS && /^ {0,3}(?:[-*+]|1[.)]) +\S/.test(line)
  return isItem || [HEADING, RULE, FENCE, ...(level < MOST_LEVELS ? [QUOTE] : [])].some((start) => start.test(line))
}

function readParagraph(lines: Lines, at: number, level: number): Found {
  const text = [lines[at]?.trimStart() ?? '']
  let next = at + 1
  for (; next < lines.length; next++) {
    const line = lines[next] ?? ''
    if (UNDERLINE.test(line)) {
      const block = { kind: 'heading', level: line.includes('=') ? 1 : 2, text: text.join('\n').trim() } as const
      return { block, next: next + 1 }
    }
    if (isBlank(line) || startsBlock(line, level)) break
    text.push(line.trimStart())
  }
  return { block: { kind: 'paragraph', text: text.join('\n').trimEnd() }, next }
}
