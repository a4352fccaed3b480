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
  const ends: number[] = []
  let flat = ''
  for (let at = 0; at < text.length; ) {
    const code = text.charCodeAt(at)
    const isPair = code >= 0xd800 && code <= 0xdbff && at + 1 < text.length
    const letter = isPair ? text.slice(at, at + 2) : (text[at] ?? '')
    const plain = code < 128 && code !== 13 && code !== 9 && code !== 96 ? letter.toLowerCase() : plainLetters(letter)
    for (const one of plain) {
      flat += one
      // A sign beyond the basic plane counts as two in a string.
      for (let unit = 0; unit < one.length; unit++) {
        places.push(at)
        ends.push(at + letter.length)
      }
    }
    at += letter.length
  }
  return {
    flat,
    placeOf: (index) => places[index] ?? text.length,
    endOf: (index) => (index === 0 ? 0 : (ends[index - 1] ?? text.length)),
    isCapital: (index) => /\p{Lu}/u.test(text[places[index] ?? 0] ?? ''),
  }
}

/** Normalizing is slow, and a text has few different letters. */
const known = new Map<string, string>()

function plainLetters(letter: string): string {
  const before = known.get(letter)
  if (before !== undefined) return before
  const plain = withoutAccents(letter)
  // Nobody writes with thousands of different signs, but a stranger's text may have them.
  if (known.size < 2_000) known.set(letter, plain)
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
