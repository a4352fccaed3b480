import { sql } from 'kysely'
import { keysInSearch } from '#server/email-key.ts'

/**
 * Conditions for members whose name or address contains the search; join them with `or`.
 *
 * Both engines fold the case of a to z only. For other letters the search is tried in small letters, in capitals, and
 * with each word's first letter large, as names are written.
 */
export function searchTerms(search: string) {
  const small = search.toLowerCase()
  const titled = small.replace(/(?<![\p{L}\p{M}\p{N}])\p{L}/gu, (letter) => letter.toUpperCase())
  const spellings = new Set([small, search.toUpperCase(), titled])
  return [
    ...keysInSearch(search).map((key) => sql<boolean>`email_key like ${pattern(key)} escape '!'`),
    ...[...spellings].map((each) => sql<boolean>`lower(name) like ${pattern(foldLatin(each))} escape '!'`),
  ]
}

function foldLatin(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

function pattern(part: string): string {
  return `%${part.replace(/[!%_]/g, '!$&')}%`
}
