import { findClaimsIn } from './claims/find-claims.ts'
import type { ClaimFinding, ClaimLanguageCode } from './claims/rule.ts'
import { RULES } from './claims/rules.ts'

/**
 * The claims that a text itself makes. Quotations don't count, because the text teaches about them: *“Fire your boss”
 * is a lifestyle claim* makes no claim. For texts of the library and of administrators, which are refused, so each
 * finding has a rule that says why; a member’s own post gets `findClaims`.
 */
export function findOwnClaims(text: string, language: ClaimLanguageCode = 'en'): ClaimFinding[] {
  const quotes = quotationsIn(text)
  return findClaimsIn(text, RULES[language]).filter(
    ({ start, end }) => !quotes.some((quote) => quote.start <= start && end <= quote.end + 1),
  )
}

/** In one pass, because these texts may be long and whoever wrote them may have left out marks. */
function quotationsIn(text: string): { start: number; end: number }[] {
  const closersOf = marksOf(text)
  const quotations: { start: number; end: number }[] = []
  let open: { start: number; closers: string } | undefined
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (open === undefined) {
      const closers = closersOf.get(sign)
      if (closers !== undefined) open = { start: at, closers }
    } else if (open.closers.includes(sign)) {
      quotations.push({ start: open.start, end: at + 1 })
      open = undefined
    } else if (sign === '\n' && (open.closers === '"' || text[at + 1] === '\n')) open = undefined
  }
  return quotations
}

/** Each opening mark with those that close it. German and Arabic also print some pairs the other way round. */
function marksOf(text: string): ReadonlyMap<string, string> {
  const [curly] = /[“”„]/.exec(text) ?? []
  const [angled] = /[«»]/.exec(text) ?? []
  return new Map([
    ['"', '"'],
    ['„', '“”'],
    curly === '”' ? ['”', '“'] : ['“', '”'],
    angled === '»' ? ['»', '«'] : ['«', '»'],
  ])
}
