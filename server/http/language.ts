import type { LanguageCode } from 'messages/languages'

/** Holds the code of the language that a visitor chose. Not a secret, and readable by the page. */
export const LANGUAGE_COOKIE = 'language'

/** What a visitor's browser says about their language. Both values are untrusted. */
export interface VisitorLanguage {
  /** The value of LANGUAGE_COOKIE. */
  cookie: string | undefined
  /** As in RFC 9110, section 12.5.4. */
  acceptLanguage: string | undefined
}

/** No browser sends more. Further ranges are ignored. */
const MOST_RANGES = 20

/**
 * The language for a visitor: what they chose, else what their browser asks for, else the first offered.
 * @param offered at least one language, the original first
 */
export function languageOfVisitor(
  { cookie, acceptLanguage }: VisitorLanguage,
  offered: readonly LanguageCode[],
): LanguageCode {
  const [original = 'en'] = offered
  return chosenLanguage(cookie, offered) ?? acceptedLanguage(acceptLanguage, offered) ?? original
}

/** @returns undefined unless the cookie holds the code of an offered language */
export function chosenLanguage(cookie: string | undefined, offered: readonly LanguageCode[]): LanguageCode | undefined {
  return offered.find((code) => code === cookie)
}

/**
 * The language that Accept-Language prefers. A range matches the nearest language with the same first subtag, because its
 * speakers read that too: `pt-PT` matches `pt-BR`, and `es-MX` matches `es`.
 */
export function acceptedLanguage(
  acceptLanguage: string | undefined,
  offered: readonly LanguageCode[],
): LanguageCode | undefined {
  const ranges = readRanges(acceptLanguage ?? '')
  const refused = ranges.filter(({ quality }) => quality === 0).map(({ tag }) => tag)
  const left = offered.filter((code) => !refused.some((tag) => includes(tag, code)))
  for (const { tag } of ranges.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)) {
    const found = tag === '*' ? left[0] : nearest(tag, left)
    if (found !== undefined) return found
  }
  return undefined
}

interface LanguageRange {
  /** In lower case. */
  tag: string
  quality: number
}

const RANGE = /^\s*([a-z]{1,8}(?:-[a-z\d]{1,8})*|\*)\s*(?:;\s*q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/

/** Ignores what isn't a language range. */
function readRanges(header: string): LanguageRange[] {
  return header
    .toLowerCase()
    .split(',', MOST_RANGES)
    .flatMap((text) => {
      const [, tag, quality = '1'] = RANGE.exec(text) ?? []
      return tag === undefined ? [] : [{ tag, quality: Number(quality) }]
    })
}

/** Whether a refused range is this language or a wider one; `*` refuses only what no other range names. */
function includes(tag: string, code: LanguageCode): boolean {
  return `${code.toLowerCase()}-`.startsWith(`${tag}-`)
}

function nearest(tag: string, languages: readonly LanguageCode[]): LanguageCode | undefined {
  const wanted = tag.split('-')
  const common = (code: LanguageCode): number => {
    const subtags = code.toLowerCase().split('-')
    const differs = subtags.findIndex((subtag, at) => subtag !== wanted[at])
    // An exact match is nearer than a longer code with the same beginning.
    return differs === -1 ? subtags.length + 0.5 : differs
  }
  const [best] = languages.filter((code) => common(code) > 0).sort((a, b) => common(b) - common(a))
  return best
}
