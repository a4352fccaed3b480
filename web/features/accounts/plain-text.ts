/** How much of a stranger's text a banner shows, in characters. */
const MAX = 60

/** Control characters, and those that turn the direction of writing or cannot be seen. */
const NOT_PLAIN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Text from a URL, made safe for use in a sentence: one line, no invisible characters or ones that change the
 * direction, at most 60 characters.
 * @returns an empty text where nothing is left
 */
export function plainText(text: string): string {
  const oneLine = text.replace(/\s+/gu, ' ').replace(NOT_PLAIN, '').trim()
  return [...oneLine].slice(0, MAX).join('').trim()
}
