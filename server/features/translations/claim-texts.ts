import { CLAIM_LANGUAGES } from 'game/claims/rule'
import type { Texts, TranslatedKind } from 'game/translations'
import { claimsOf, type FieldClaim, type NamedTexts, refuseNewClaims } from '#server/claims.ts'

/** What isn't said in the site's name, and so may be a claim: wrong choices, and what is to be sorted or spotted. */
const JUDGED: Readonly<Record<TranslatedKind, RegExp | null>> = {
  mission: null,
  course: null,
  lesson: /^cards\.\d+\.\w+\./,
  quiz: /^choices\./,
  'site-text': null,
  figure: null,
  // Not checked in English either.
  material: /^/,
  conversation: /^/,
}

type Translated = { language: string; kind: TranslatedKind; original: object }

/** The claims of a translation, where there are rules for its language. Its original is held to the same. */
export function translatedClaims({ language, kind, original }: Translated, texts: Texts): FieldClaim[] {
  const code = rulesFor(language)
  return code === undefined ? [] : claimsOf(ownTexts(kind, original, texts), code)
}

/** @param saved the texts of the translation before, if there was one. @throws Refusal CLAIM_MADE, naming the place */
export function refuseTranslatedClaims(claims: readonly FieldClaim[], translated: Translated, saved: Texts): void {
  refuseNewClaims(claims, ownTexts(translated.kind, translated.original, saved), rulesFor(translated.language))
}

function ownTexts(kind: TranslatedKind, original: object, texts: Texts): NamedTexts {
  // A number makes sense only together with what it measures.
  if (kind === 'figure') return texts.value === undefined ? [] : [[() => 'value', `${texts.value} ${texts.label}`]]
  const right = 'correctAnswer' in original ? `choices.${original.correctAnswer}` : undefined
  return Object.entries(texts)
    .filter(([path]) => path === right || !JUDGED[kind]?.test(path))
    .map(([path, text]) => [() => path, text])
}

function rulesFor(language: string) {
  return CLAIM_LANGUAGES.find((code) => code === language)
}
