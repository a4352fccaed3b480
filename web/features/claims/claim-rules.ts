import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Suggestions } from 'game/claims/advice'
import type { ClaimLanguage, ClaimLanguageCode } from 'game/claims/rule'

/** What the browser needs to check a text: the rules of its language, and what to write instead in that language. */
type Rules = readonly [rules: ClaimLanguage, suggestions: Suggestions]

/** Those of a language are scripts of their own, loaded for the first text in it. */
const RULES: Readonly<Record<ClaimLanguageCode, () => Promise<Rules>>> = {
  en: () => both(import('game/claims/english'), import('game/claims/suggestions/english'), ({ ENGLISH }) => ENGLISH),
  ar: () => both(import('game/claims/arabic'), import('game/claims/suggestions/arabic'), ({ ARABIC }) => ARABIC),
  de: () => both(import('game/claims/german'), import('game/claims/suggestions/german'), ({ GERMAN }) => GERMAN),
  es: () => both(import('game/claims/spanish'), import('game/claims/suggestions/spanish'), ({ SPANISH }) => SPANISH),
  'pt-BR': () =>
    both(import('game/claims/portuguese'), import('game/claims/suggestions/portuguese'), (each) => each.PORTUGUESE),
}

async function both<Module>(
  rules: Promise<Module>,
  suggestions: Promise<{ SUGGESTIONS: Suggestions }>,
  languageOf: (module: Module) => ClaimLanguage,
): Promise<Rules> {
  return [languageOf(await rules), (await suggestions).SUGGESTIONS]
}

export function claimRulesQuery(language: ClaimLanguageCode) {
  return queryOptions({
    queryKey: ['claim-rules', language],
    queryFn: async () => {
      const [rules, suggestions] = await RULES[language]()
      return { language, rules, suggestions }
    },
    gcTime: Number.POSITIVE_INFINITY,
    // Findings stay until those of another language are there.
    placeholderData: keepPreviousData,
  })
}
