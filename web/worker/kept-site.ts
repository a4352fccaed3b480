/** What the build tells the worker of the site: which pages and files it keeps (web/build/kept-files.ts). */
export interface KeptSite {
  /** Changes with the lists of files. */
  version: string
  languages: Readonly<Record<string, KeptLanguage>>
}

export interface KeptLanguage {
  /** An address of each kept page, by its pattern: `/course/:id` → `/course/1`. */
  pages: Record<string, string>
  /** Without which no page opens, in the order of first use. Fetched when the worker is installed. */
  shell: string[]
  /** The other screens, dialogs and drawings. Fetched when a page is open and has nothing else to do. */
  later: string[]
}

export function filesOf({ shell, later }: KeptLanguage): string[] {
  return [...shell, ...later]
}

/** Opens at any address: the application reads the address and shows the screen. */
export const SHELL = '/dashboard'

/** @returns the pattern of the kept page at this path */
export function patternOf(path: string, { pages }: KeptLanguage): string | undefined {
  const segments = path.split('/')
  return Object.keys(pages).find((pattern) => {
    const wanted = pattern.split('/')
    return wanted.length === segments.length && wanted.every((part, n) => part.startsWith(':') || part === segments[n])
  })
}

/** @returns what an update still has to fetch */
export function filesToFetch(wanted: readonly string[], kept: ReadonlySet<string>): string[] {
  return [...new Set(wanted)].filter((file) => !kept.has(file))
}

/**
 * @param wanted the lists of this version and of the one before, which an open tab may still run
 * @returns what is kept and nobody asks for any more
 */
export function filesToDrop(kept: readonly string[], wanted: readonly string[]): string[] {
  const needed = new Set(wanted)
  return kept.filter((file) => !needed.has(file))
}

const LANGUAGE = /<html lang="([\w-]+)"/
const NAMED = /(?:src|href)="(\/assets\/[^"#]+)/g

/** Whether a document is in this language, and names no file but those of this version. */
export function belongsTo(html: string, code: string, language: KeptLanguage): boolean {
  if (languageIn(html) !== code) return false
  const files = filesOf(language)
  return [...html.matchAll(NAMED)].every(([, file = '']) => files.includes(file))
}

export function languageIn(html: string): string | undefined {
  return LANGUAGE.exec(html)?.[1]
}
