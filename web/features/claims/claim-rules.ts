import { queryOptions } from '@tanstack/react-query'
import type { Suggestions } from 'game/claims/advice'
import type { ClaimClassifier } from 'game/claims/classifier'
import type { ClaimLanguage, ClaimLanguageCode } from 'game/claims/rule'

/** What the browser needs to check a text, in the language of the text. */
type Rules = {
  readonly rules: ClaimLanguage
  readonly classifier: ClaimClassifier
  /** What to write instead. */
  readonly suggestions: Suggestions
}

/** Those of a language are scripts of their own, loaded for the first text in it. */
const RULES: Readonly<Record<ClaimLanguageCode, () => Promise<Rules>>> = {
  en: () =>
    together(
      import('game/claims/english').then(({ ENGLISH }) => ENGLISH),
      import('game/claims/english/classifier'),
      import('game/claims/suggestions/english'),
    ),
  ar: () =>
    together(
      import('game/claims/arabic').then(({ ARABIC }) => ARABIC),
      import('game/claims/arabic/classifier'),
      import('game/claims/suggestions/arabic'),
    ),
  de: () =>
    together(
      import('game/claims/german').then(({ GERMAN }) => GERMAN),
      import('game/claims/german/classifier'),
      import('game/claims/suggestions/german'),
    ),
  es: () =>
    together(
      import('game/claims/spanish').then(({ SPANISH }) => SPANISH),
      import('game/claims/spanish/classifier'),
      import('game/claims/suggestions/spanish'),
    ),
  'pt-BR': () =>
    together(
      import('game/claims/portuguese').then(({ PORTUGUESE }) => PORTUGUESE),
      import('game/claims/portuguese/classifier'),
      import('game/claims/suggestions/portuguese'),
    ),
}

async function together(
  rules: Promise<ClaimLanguage>,
  classifier: Promise<{ CLASSIFIER: ClaimClassifier }>,
  suggestions: Promise<{ SUGGESTIONS: Suggestions }>,
): Promise<Rules> {
  return {
    rules: await rules,
    classifier: (await classifier).CLASSIFIER,
    suggestions: (await suggestions).SUGGESTIONS,
  }
}

export function claimRulesQuery(language: ClaimLanguageCode) {
  return queryOptions({
    queryKey: ['claim-rules', language],
    queryFn: async () => ({ language, ...(await RULES[language]()) }),
    gcTime: Number.POSITIVE_INFINITY,
  })
}
