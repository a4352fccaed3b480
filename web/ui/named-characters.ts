/** The character names that occur in texts; other names stay unchanged. */
const CHARACTERS: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  bull: '•',
  cent: '¢',
  copy: '©',
  euro: '€',
  gt: '>',
  hellip: '…',
  laquo: '«',
  ldquo: '“',
  lsquo: '‘',
  lt: '<',
  mdash: '—',
  middot: '·',
  nbsp: '\u00a0',
  ndash: '–',
  pound: '£',
  quot: '"',
  raquo: '»',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  shy: '\u00ad',
  times: '×',
  trade: '™',
}

/** @param name as between `&` and `;` */
export function decodeEntity(name: string): string | undefined {
  if (name.startsWith('#')) return characterAt(Number(name.replace(/^#(x?)/i, (_, x: string) => (x ? '0x' : ''))))
  return Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name] : undefined
}

/** No control characters, and no halves of a character. */
function characterAt(code: number): string | undefined {
  const isText =
    code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) && !(code >= 0x7f && code <= 0x9f)
  return isText ? String.fromCodePoint(code) : undefined
}
