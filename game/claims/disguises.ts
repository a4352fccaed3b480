import type { Vocabulary } from './vocabulary.ts'

const DISGUISES: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
}

/** @returns the known word behind `f1nancial`, `$uccess` or `inc*me`; undefined if there is none */
export function undisguised(token: string, vocabulary: Vocabulary): string | undefined {
  if (token.length > 24) return undefined
  if (token.includes('*')) return vocabulary.masked(token)
  if (token.replaceAll(/[^a-z]/g, '').length < 2) return undefined
  for (const one of ['i', 'l']) {
    const word = token.replaceAll(/[013457@$!|]/g, (sign) =>
      sign === '1' || sign === '!' ? one : (DISGUISES[sign] ?? sign),
    )
    if (vocabulary.has(word)) return word
  }
  return undefined
}

/** @returns the smallest number of known words that make up a hashtag */
export function knownParts(tag: string, vocabulary: Vocabulary): string[] | undefined {
  if (tag.length > 40) return undefined
  const best: (string[] | undefined)[] = [[]]
  for (let end = 1; end <= tag.length; end++) {
    for (let start = Math.max(0, end - 16); start < end; start++) {
      const before = best[start]
      if (before === undefined || before.length + 1 >= (best[end]?.length ?? Infinity)) continue
      const part = tag.slice(start, end)
      const word = /^\d+$/.test(part) ? '#num' : vocabulary.ofTag(part)
      if (word !== undefined) best[end] = [...before, word]
    }
  }
  return best[tag.length]
}
