import { decodeEntity } from './named-characters.ts'

/** A part of a text: a string, or what is made of it. */
export type Inline =
  | string
  | { kind: 'em' | 'strong'; parts: Inline[] }
  /** Without an address where the original one isn't allowed. */
  | { kind: 'link'; href: string | null; parts: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'break' }

/** The most marks in a text, because hostile texts open thousands. Further ones are shown as text. */
const MOST_OPEN = 50

/**
 * Reads emphasis, links, code, line breaks and characters by name. Links lead only to https; of other links only the
 * text is kept. Pictures are left out, and HTML is text.
 */
export function readInline(text: string): Inline[] {
  return emphasize(tokensOf(text, true))
}

/** Marks of emphasis; `left` of its characters aren't used yet. */
type Run = { kind: 'run'; mark: string; left: number; canOpen: boolean; canClose: boolean }
type Token = Inline | Run

/** @returns a token and where the text goes on; undefined where there is none of the kind */
type Read = (scan: Scan, at: number) => { token: Token; next: number } | undefined
type Scan = { text: string; pairs: ReadonlyMap<number, number>; codes: Set<number>; hasLinks: boolean }

const READERS: Readonly<Record<string, readonly Read[]>> = {
  '\\': [readEscape],
  ' ': [readBreak],
  '`': [readCode],
  '!': [readPicture],
  '[': [readLink],
  '<': [readAddress],
  h: [readAddress],
  '&': [readEntity],
  '*': [readRun],
  _: [readRun],
}

function tokensOf(text: string, hasLinks: boolean): Token[] {
  const scan: Scan = { text, pairs: bracketPairs(text), codes: new Set(), hasLinks }
  const tokens: Token[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const readers = READERS[text.charAt(at)] ?? []
    const found = readers.map((read) => read(scan, at)).find((each) => each !== undefined)
    if (found === undefined) {
      plain += text.charAt(at++)
    } else {
      tokens.push(plain, found.token)
      plain = ''
      at = found.next
    }
  }
  return [...tokens, plain].filter((token) => token !== '')
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

const ESCAPED = /\\(?:\n|([!-/:-@[-`{-~]))/y

function readEscape({ text }: Scan, at: number): ReturnType<Read> {
  const found = match(ESCAPED, text, at)
  return found ? { token: found[1] ?? { kind: 'break' }, next: ESCAPED.lastIndex } : undefined
}

const TWO_SPACES = / {2,}\n/y

function readBreak({ text }: Scan, at: number): ReturnType<Read> {
  return match(TWO_SPACES, text, at) ? { token: { kind: 'break' }, next: TWO_SPACES.lastIndex } : undefined
}

const TICKS = /`+/y

function readCode({ text, codes }: Scan, at: number): ReturnType<Read> {
  const { length } = match(TICKS, text, at)?.[0] ?? ''
  const start = at + length
  const ticks = '`'.repeat(length)
  // Looked for once: without it, every further run of as many is text.
  if (codes.has(length)) return { token: ticks, next: start }
  for (const { 0: run, index } of text.slice(start).matchAll(/`+/g)) {
    if (run.length !== length) continue
    const inner = text.slice(start, start + index).replaceAll('\n', ' ')
    const isPadded = inner.startsWith(' ') && inner.endsWith(' ') && inner.trim() !== ''
    return { token: { kind: 'code', text: isPadded ? inner.slice(1, -1) : inner }, next: start + index + length }
  }
  codes.add(length)
  return { token: ticks, next: start }
}

/** The closing bracket of each opening one. */
function bracketPairs(text: string): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>()
  const open: number[] = []
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (character === '\\') at++
    else if (character === '[') open.push(at)
    else if (character === ']') {
      const start = open.pop()
      if (start !== undefined) pairs.set(start, at)
    }
  }
  return pairs
}

const DESTINATION = /\(\s*(?:<([^<>\n]*)>|([^\s()<>]*(?:\([^\s()<>]*\)[^\s()<>]*)*))(?:\s+(?:"[^"]*"|'[^']*'))?\s*\)/y

function readTarget({ text, pairs }: Scan, at: number) {
  const close = pairs.get(at)
  const found = close === undefined ? null : match(DESTINATION, text, close + 1)
  if (close === undefined || found === null) return undefined
  return { words: text.slice(at + 1, close), href: found[1] ?? found[2] ?? '', next: DESTINATION.lastIndex }
}

function readLink(scan: Scan, at: number): ReturnType<Read> {
  const target = scan.hasLinks ? readTarget(scan, at) : undefined
  if (target === undefined) return undefined
  const { words, href, next } = target
  const parts = emphasize(tokensOf(words, false))
  return { token: { kind: 'link', href: /^https:\/\//i.test(href) ? href : null, parts }, next }
}

function readPicture(scan: Scan, at: number): ReturnType<Read> {
  const target = readTarget(scan, at + 1)
  return target && { token: '', next: target.next }
}

const ADDRESS = /<(https:\/\/[^\s<>]+)>|(?<![\p{L}\p{N}])https:\/\/[^\s<>]*[^\s<>?!.,:;*_~'"”’)\]]/iuy

function readAddress({ text, hasLinks }: Scan, at: number): ReturnType<Read> {
  const found = hasLinks ? match(ADDRESS, text, at) : null
  if (found === null) return undefined
  const href = found[1] ?? found[0]
  return { token: { kind: 'link', href, parts: [href] }, next: ADDRESS.lastIndex }
}

const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/iy

function readEntity({ text }: Scan, at: number): ReturnType<Read> {
  const name = match(ENTITY, text, at)?.[1]
  const token = name === undefined ? undefined : decodeEntity(name)
  return token === undefined ? undefined : { token, next: ENTITY.lastIndex }
}

const MARKS = /\*+|_+/y
const SPACE = /^\s?$/
const SIGN = /^[\p{P}\p{S}]$/u

/** As CommonMark decides what may open and close: by what stands on either side. */
function readRun({ text }: Scan, at: number): ReturnType<Read> {
  const mark = text.charAt(at)
  const left = match(MARKS, text, at)?.[0].length ?? 0
  const before = text.charAt(at - 1)
  const after = text.charAt(at + left)
  const opens = !(SPACE.test(after) || (SIGN.test(after) && !SPACE.test(before) && !SIGN.test(before)))
  const closes = !(SPACE.test(before) || (SIGN.test(before) && !SPACE.test(after) && !SIGN.test(after)))
  // An underscore within a word is part of it.
  const canOpen = opens && (mark === '*' || !closes || SIGN.test(before))
  const canClose = closes && (mark === '*' || !opens || SIGN.test(after))
  return { token: { kind: 'run', mark, left, canOpen, canClose }, next: at + left }
}

/** What stands after an opening run that isn't closed yet. */
type Frame = { run: Run | null; parts: Inline[] }

function emphasize(tokens: readonly Token[]): Inline[] {
  const frames: Frame[] = [{ run: null, parts: [] }]
  const top = () => frames.at(-1) as Frame
  for (const token of tokens) {
    if (typeof token === 'string' || token.kind !== 'run') {
      top().parts.push(token)
      continue
    }
    const run = { ...token }
    while (run.canClose && run.left > 0 && closeNearest(frames, run));
    if (run.left === 0) continue
    if (run.canOpen && frames.length <= MOST_OPEN) frames.push({ run, parts: [] })
    else top().parts.push(run.mark.repeat(run.left))
  }
  while (frames.length > 1) dissolve(frames)
  return top().parts
}

/** @returns whether there was an opening run for it */
function closeNearest(frames: Frame[], closing: Run): boolean {
  const at = frames.findLastIndex(({ run }) => run?.mark === closing.mark)
  const frame = frames[at]
  if (!frame?.run) return false
  while (frames.length > at + 1) dissolve(frames)
  const used = frame.run.left >= 2 && closing.left >= 2 ? 2 : 1
  frame.parts = [{ kind: used === 2 ? 'strong' : 'em', parts: frame.parts }]
  frame.run.left -= used
  closing.left -= used
  if (frame.run.left === 0) {
    frames.pop()
    frames.at(-1)?.parts.push(...frame.parts)
  }
  return true
}

/** The last opening run is text: nothing closes it. */
function dissolve(frames: Frame[]): void {
  const { run, parts } = frames.pop() as Frame
  frames.at(-1)?.parts.push(run?.mark.repeat(run.left) ?? '', ...parts)
}
