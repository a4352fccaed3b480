import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ClaimLanguage, ClaimLanguageCode } from 'game/claims/rule'

/** The rules of a language are a script of their own, loaded for the first text in it. */
const RULES: Readonly<Record<ClaimLanguageCode, () => Promise<ClaimLanguage>>> = {
  en: async () => (await import('game/claims/english')).ENGLISH,
  ar: async () => (await import('game/claims/arabic')).ARABIC,
  de: async () => (await import('game/claims/german')).GERMAN,
  es: async () => (await import('game/claims/spanish')).SPANISH,
  'pt-BR': async () => (await import('game/claims/portuguese')).PORTUGUESE,
}

export function claimRulesQuery(language: ClaimLanguageCode) {
  return queryOptions({
    queryKey: ['claim-rules', language],
    queryFn: async () => ({ language, rules: await RULES[language]() }),
    gcTime: Number.POSITIVE_INFINITY,
    // Findings stay until those of another language are there.
    placeholderData: keepPreviousData,
  })
}
