import { knownParts, undisguised } from './disguises.ts'
import { type Letters, lettersOf } from './letters.ts'
import type { ClaimLanguage } from './rule.ts'
import { isPeriod, signsOf, tokenFrom, uncontracted } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/**
 * A text as the patterns see it: plain words in small letters, with disguises taken off, and sums, shares and links as
 * signs such as `#sum`. Sentences are numbered, and clauses too, which end at a comma, a dash or an emoji.
 */
export type ReadText = {
  readonly words: readonly string[]
  /** Where each word stands in the text as it was written. */
  readonly starts: readonly number[]
  readonly ends: readonly number[]
  readonly sentences: readonly number[]
  readonly clauses: readonly number[]
  /** By sentence: the sign that ends it, and its first and last word. */
  readonly signs: readonly string[]
  readonly firsts: readonly number[]
  readonly lasts: readonly number[]
}

const AD_TAGS: ReadonlySet<string> = new Set([
  'ad',
  'advert',
  'sponsored',
  'gifted',
  'affiliate',
  'paidpartnership',
  'affiliatelink',
  'commissionsearned',
  'advertisement',
  'werbung',
  'anzeige',
  'publicidad',
  'publi',
  'publicidade',
  'اعلان',
])

export function readText(text: string, language: ClaimLanguage, vocabulary: Vocabulary): ReadText {
  const letters = lettersOf(text)
  const reader = new Reader(letters, language, vocabulary)
  const { flat } = letters
  let end = 0
  for (let token = tokenFrom(end, flat); token !== null; token = tokenFrom(end, flat)) {
    reader.readGap(end, token.index)
    end = token.index + token[0].length
    reader.readToken(token)
  }
  reader.readGap(end, flat.length)
  return reader.text()
}

class Reader {
  readonly #letters: Letters
  readonly #language: ClaimLanguage
  readonly #vocabulary: Vocabulary
  readonly #words: string[] = []
  readonly #starts: number[] = []
  readonly #ends: number[] = []
  readonly #sentences: number[] = []
  readonly #clauses: number[] = []
  readonly #signs: string[] = []
  #sentence = 0
  #clause = 0
  #masks = 0
  #runs = 0

  constructor(letters: Letters, language: ClaimLanguage, vocabulary: Vocabulary) {
    this.#letters = letters
    this.#language = language
    this.#vocabulary = vocabulary
  }

  /** What stands between words: a sentence ends at its sign, and at a line that doesn’t just go on. */
  readGap(from: number, to: number): void {
    const { flat } = this.#letters
    let sign = ''
    for (let at = from; at < to; at++) {
      const letter = flat[at] ?? ''
      if (letter === ' ' || letter === '-') continue
      if (letter === '\n') {
        if (this.#endsLine(at)) sign = sign === '' ? '\n' : sign
        continue
      }
      this.#clause++
      // A question within a sentence begins with its own sign in Spanish.
      if (letter === '¿' && sign === '') sign = '\n'
      else if (letter === '?' || (letter === '!' && sign !== '?')) sign = letter
      else if (letter === '.' && sign === '' && flat[at + 1] !== '.' && flat[at - 1] !== '.') sign = '.'
      else if (letter === ':' && /^[^\S\n]*[*_]*\n/.test(flat.slice(at + 1, at + 6))) sign = ':'
    }
    if (sign !== '' && this.#sentences.at(-1) === this.#sentence) {
      this.#signs[this.#sentence] = sign
      this.#sentence++
      this.#clause++
    }
  }

  readToken({ 0: token, groups, index: start }: RegExpExecArray): void {
    const end = start + token.length
    if (groups === undefined || groups.word !== undefined) this.#readWord(token, start, end)
    else if (groups.tag !== undefined) this.#readTag(token.slice(1), start, end)
    else this.#pushAll(signsOf(groups, token) ?? this.#unspaced(groups.spaced ?? ''), start, end)
  }

  text(): ReadText {
    const firsts: number[] = []
    const lasts: number[] = []
    for (const [index, sentence] of this.#sentences.entries()) {
      firsts[sentence] ??= index
      lasts[sentence] = index
    }
    return {
      words: this.#words,
      starts: this.#starts,
      ends: this.#ends,
      sentences: this.#sentences,
      clauses: this.#clauses,
      signs: this.#signs,
      firsts,
      lasts,
    }
  }

  #push(word: string, start: number, end: number): void {
    this.#words.push(word)
    this.#starts.push(this.#letters.placeOf(start))
    this.#ends.push(this.#letters.endOf(end))
    this.#sentences.push(this.#sentence)
    this.#clauses.push(this.#clause)
  }

  /** A line that is broken to fit a width goes on in small letters. */
  #endsLine(at: number): boolean {
    const { flat, isCapital } = this.#letters
    let next = at + 1
    while (flat[next] === ' ') next++
    const letter = flat[next] ?? '\n'
    return !(letter >= 'a' && letter <= 'z') || isCapital(next)
  }

  #pushAll(words: readonly string[], start: number, end: number): void {
    for (const word of words) this.#push(word, start, end)
  }

  #unspaced(token: string): readonly string[] {
    const joined = token.replace(/[ ._*-]/g, '')
    return this.#parts(joined) ?? [joined]
  }

  #readWord(token: string, start: number, end: number): void {
    let at = start
    for (const part of token.split('!')) {
      if (part !== '' && !(part !== token && this.#readDisguised(token, start, end)))
        this.#readPart(part, at, at + part.length)
      else if (part !== '') return
      at += part.length + 1
    }
  }

  /** `gu!ranteed` is one word, `now!join` are two. */
  #readDisguised(token: string, start: number, end: number): boolean {
    const word = this.#plain(token)
    if (word === undefined) return false
    this.#push(word, start, end)
    return true
  }

  #readPart(token: string, start: number, end: number): void {
    const short = this.#language.spellings.get(token)
    if (isPeriod(token, this.#words.at(-1))) this.#push('monthly', start, end)
    else if (short !== undefined) this.#pushAll(short.split(' '), start, end)
    else if (/^[a-z\u0621-\u064a]+$/.test(token)) this.#readPlain(token, start, end)
    else this.#readMixed(token, start, end)
  }

  #readMixed(token: string, start: number, end: number): void {
    const [, base, rest] = /^([a-z]+)'([a-z]+)$/.exec(token) ?? []
    if (base !== undefined && rest !== undefined)
      this.#pushAll(uncontracted(this.#vocabulary.named(base), rest), start, end)
    else this.#readSigns(token, start, end)
  }

  #readPlain(token: string, start: number, end: number): void {
    if (this.#letters.flat[start - 1] === '-' && this.#joinsLast(token, start, end)) return
    this.#push(this.#vocabulary.named(this.#unstretched(token)), start, end)
  }

  #readSigns(token: string, start: number, end: number): void {
    const [, number, unit] = /^(\d+)([a-z\u0621-\u064a']*)$/.exec(token) ?? []
    const word = this.#plain(token)
    if (word !== undefined || number === undefined) {
      this.#push(word ?? token.replaceAll(/[^a-z\u0621-\u064a0-9]/g, ''), start, end)
      return
    }
    this.#push('#num', start, start + number.length)
    if (unit === 'x') this.#push('times', start + number.length, end)
    else if (unit) this.#pushAll((this.#language.spellings.get(unit) ?? unit).split(' '), start + number.length, end)
  }

  #readTag(tag: string, start: number, end: number): void {
    this.#clause++
    const words = AD_TAGS.has(tag)
      ? ['#ad']
      : (this.#parts(tag.replaceAll('_', '')) ?? tag.split('_').map((part) => this.#vocabulary.named(part)))
    this.#pushAll(words, start, end)
  }

  /** `in-come` is one word if there is such a word. */
  #joinsLast(token: string, start: number, end: number): boolean {
    const last = this.#words.length - 1
    const joined = `${this.#words[last]}${token}`
    if (this.#ends[last] !== this.#letters.endOf(start - 1) || !this.#vocabulary.has(joined)) return false
    this.#words[last] = joined
    this.#ends[last] = this.#letters.endOf(end)
    return true
  }

  /** A text full of hashtags or masks isn’t worth the time that looking each of them up would take. */
  #parts(joined: string): string[] | undefined {
    return this.#runs++ < 60 ? knownParts(joined, this.#vocabulary) : undefined
  }

  #plain(token: string): string | undefined {
    if (token.includes('*') && this.#masks++ > 40) return undefined
    return undisguised(token, this.#vocabulary)
  }

  /** Letters drawn out, as in sooo, are written once or twice. */
  #unstretched(token: string): string {
    if (!/(.)\1\1/.test(token) || this.#vocabulary.has(token)) return token
    const twice = token.replaceAll(/(.)\1{2,}/g, '$1$1')
    const once = token.replaceAll(/(.)\1{2,}/g, '$1')
    return this.#vocabulary.has(once) ? once : twice
  }
}
