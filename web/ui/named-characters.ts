/**
 * Stands in for `markdown-to-jsx/entities` (vite.config.ts): that one asks the browser by innerHTML, which the content
 * security policy refuses. These are the names writers meet; any other stays as it was typed.
 */
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
  return Object.hasOwn(CHARACTERS, name) ? CHARACTERS[name] : undefined
}
