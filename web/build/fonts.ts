import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont, { type SubsetFontOptions } from 'subset-font'

/** One font file of the site: cut from one of fontsource's, and kept by name for styles/fonts.css. */
export interface Cut {
  name: string
  source: string
  /** The characters kept; all of the source's when absent. */
  characters?: string
  axes: NonNullable<SubsetFontOptions['variationAxes']>
  /** The scripts (ISO 15924) of the languages whose pages load it at once: the font budget of each (`npm run size`). */
  preload: readonly string[]
}

function codePoints(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('')
}

const ASCII = codePoints(0x20, 0x7e)
const LATIN_1 = codePoints(0xa0, 0xff)
const PUNCTUATION = '–—‘’“”„•…€™−'

/** What Spanish, Portuguese and German have besides, small and capital. All of Latin 1 would be 6 kB more. */
const LETTERS = 'áàâãäçéêèíñóôõöúüßÁÀÂÃÄÇÉÊÍÑÓÔÕÖÚÜ'
const MARKS = '\u00a0¿¡«»º'

/** Headings are written 700 and 800, at one width and one optical size; that is a quarter of the whole file. */
const DISPLAY_AXES = { wght: { min: 700, max: 800 }, wdth: 100, opsz: 36 }
/** Running text is 400 to 700. */
const TEXT_AXES = { wght: { min: 400, max: 700 } }

const DISPLAY = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque'
const TEXT = '@fontsource-variable/figtree/files/figtree'
const ARABIC = '@fontsource-variable/noto-sans-arabic/files/noto-sans-arabic'

/** Letters, marks and signs of Arabic, and the letters that Persian names have besides. */
const ARABIC_CORE = `،؛؟ـ${codePoints(0x621, 0x63a)}${codePoints(0x641, 0x655)}${codePoints(0x660, 0x66c)}ٰپچژڤکگی`
/** One file for headings, which stay 700, and text. */
const ARABIC_AXES = { wght: { min: 400, max: 700 } }

/** Western names and our own texts are in the preloaded files; any other letter brings its file by unicode-range. */
export const CUTS: readonly Cut[] = [
  {
    name: 'bricolage-core',
    source: `${DISPLAY}-latin-standard-normal.woff2`,
    characters: `${ASCII}${PUNCTUATION}${LETTERS}${MARKS}`,
    axes: DISPLAY_AXES,
    preload: ['Latn'],
  },
  {
    name: 'figtree-core',
    source: `${TEXT}-latin-wght-normal.woff2`,
    characters: `${ASCII}${LATIN_1}${PUNCTUATION}`,
    axes: TEXT_AXES,
    preload: ['Latn', 'Arab'],
  },
  { name: 'bricolage-latin', source: `${DISPLAY}-latin-standard-normal.woff2`, axes: DISPLAY_AXES, preload: [] },
  {
    name: 'bricolage-latin-ext',
    source: `${DISPLAY}-latin-ext-standard-normal.woff2`,
    axes: DISPLAY_AXES,
    preload: [],
  },
  {
    name: 'bricolage-vietnamese',
    source: `${DISPLAY}-vietnamese-standard-normal.woff2`,
    axes: DISPLAY_AXES,
    preload: [],
  },
  {
    name: 'arabic-core',
    source: `${ARABIC}-arabic-wght-normal.woff2`,
    characters: ARABIC_CORE,
    axes: ARABIC_AXES,
    preload: ['Arab'],
  },
  { name: 'arabic', source: `${ARABIC}-arabic-wght-normal.woff2`, axes: ARABIC_AXES, preload: [] },
  { name: 'figtree-latin-ext', source: `${TEXT}-latin-ext-wght-normal.woff2`, axes: TEXT_AXES, preload: [] },
]

const { resolve } = createRequire(import.meta.url)

function cutFont(cut: Cut, source: Buffer): Promise<Buffer> {
  return subsetFont(source, cut.characters ?? null, {
    targetFormat: 'woff2',
    variationAxes: cut.axes,
    keepAllGlyphs: cut.characters === undefined,
    noHinting: true,
  })
}

/** Writes through a temporary name, so that a build that is stopped leaves no half font behind. */
function writeWhole(path: string, content: Buffer): void {
  const temporary = `${path}.${process.pid}`
  writeFileSync(temporary, content)
  renameSync(temporary, path)
}

/**
 * Cuts the fonts into `folder` and returns where they are, in a subfolder named after what they were cut from; cut
 * before, they are left as they are. Takes about a second the first time.
 */
export async function cutFonts(folder: string): Promise<string> {
  const sources = CUTS.map((cut) => readFileSync(resolve(cut.source)))
  const key = createHash('sha256').update(JSON.stringify(CUTS))
  for (const source of sources) key.update(source)
  const target = join(folder, key.digest('hex').slice(0, 16))
  mkdirSync(target, { recursive: true })
  for (const [index, cut] of CUTS.entries()) {
    const path = join(target, `${cut.name}.woff2`)
    if (!existsSync(path)) writeWhole(path, await cutFont(cut, sources[index] as Buffer))
  }
  return target
}
