/** A text in small letters without accents, Latin or Arabic, with the way back to where each letter stood. */
export type Letters = {
  readonly flat: string
  /** Where the letter at this index begins in the text. */
  placeOf(index: number): number
  /** Where the letter before this index ends in the text. */
  endOf(index: number): number
  isCapital(index: number): boolean
}

/** Letters of other alphabets that look like Latin ones, and signs with several shapes. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  у: 'y',
  і: 'i',
  ѕ: 's',
  ј: 'j',
  к: 'k',
  м: 'm',
  т: 't',
  в: 'b',
  н: 'h',
  α: 'a',
  ε: 'e',
  ο: 'o',
  ρ: 'p',
  ν: 'v',
  ι: 'i',
  κ: 'k',
  τ: 't',
  ɪ: 'i',
  ɴ: 'n',
  ʀ: 'r',
  ɢ: 'g',
  ʟ: 'l',
  ʜ: 'h',
  ʏ: 'y',
  ʙ: 'b',
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '´': "'",
  '′': "'",
  '‐': '-',
  '‑': '-',
  '‒': '-',
  '–': '-',
  '—': ';',
  '…': '..',
  '\r': '\n',
  '\t': ' ',
  '\u00a0': ' ',
  '\u2028': '\n',
  '\u2029': '\n',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  ª: 'a',
  º: 'o',
  // Arabic letters that are often written for one another, its signs, and its figures.
  ة: 'ه',
  ى: 'ي',
  ٱ: 'ا',
  ک: 'ك',
  ی: 'ي',
  ـ: '',
  '،': ',',
  '؛': ';',
  '؟': '?',
  '٪': '%',
  '٫': '.',
  '٬': ',',
  ...Object.fromEntries([...'٠١٢٣٤٥٦٧٨٩'].map((figure, value) => [figure, String(value)])),
}
/** Signs without width, with which a word can be hidden. */
const INVISIBLE = /\u00ad|[\u200b-\u200f]|[\u2060-\u2064]|[\ufe00-\ufe0f]|\ufeff/

export function lettersOf(text: string): Letters {
  const places: number[] = []
  let flat = ''
  for (let at = 0; at < text.length; at += lengthAt(text, at)) {
    const plain = plainAt(text, at)
    flat += plain
    for (let unit = 0; unit < plain.length; unit++) places.push(at)
  }
  return {
    flat,
    placeOf: (index) => places[index] ?? text.length,
    endOf: (index) => {
      const last = places[index - 1]
      return last === undefined ? (index === 0 ? 0 : text.length) : last + lengthAt(text, last)
    },
    isCapital: (index) => /\p{Lu}/u.test(text[places[index] ?? 0] ?? ''),
  }
}

/** A sign beyond the basic plane counts as two in a string. */
function lengthAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 0xd800 && code <= 0xdbff && at + 1 < text.length ? 2 : 1
}

/** Normalizing is slow, and a text has few different letters. */
const known = new Map<number, string>()

function plainAt(text: string, at: number): string {
  const code = text.charCodeAt(at)
  if ((code >= 97 && code <= 122) || code === 32) return text[at] ?? ''
  const length = lengthAt(text, at)
  const key = length === 1 ? code : code * 0x10000 + text.charCodeAt(at + 1)
  const before = known.get(key)
  if (before !== undefined) return before
  const plain = withoutAccents(text.slice(at, at + length))
  // Nobody writes with thousands of different signs, but a stranger's text may have them.
  if (known.size < 2_000) known.set(key, plain)
  return plain
}

function withoutAccents(letter: string): string {
  if (INVISIBLE.test(letter)) return ''
  const small = letter.toLowerCase()
  const same = LOOKALIKES[small]
  if (same !== undefined) return same
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return LOOKALIKES[plain] ?? plain
}
