/** As much of a stranger's text as a banner shows. In characters. */
const MAX = 60

/** Control characters, and those that turn the direction of writing or cannot be seen. */
const NOT_PLAIN = /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu

/**
 * Text out of an address line, made safe to stand in a sentence of ours: one line, nothing that hides or reverses, at
 * most 60 characters. @returns an empty text where nothing is left
 */
export function plainText(text: string): string {
  const oneLine = text.replace(/\s+/gu, ' ').replace(NOT_PLAIN, '').trim()
  return [...oneLine].slice(0, MAX).join('').trim()
}
