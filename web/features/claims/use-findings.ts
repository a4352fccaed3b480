import { useQuery } from '@tanstack/react-query'
import type { Suggestions } from 'game/claims/advice'
import { findClaimsIn } from 'game/claims/find-claims'
import { CLAIM_LANGUAGES, type ClaimFinding, type ClaimLanguageCode } from 'game/claims/rule'
import { textLanguage } from 'game/claims/text-language'
import { language as ofScreen } from 'messages/language'
import { useEffect, useMemo, useState } from 'react'
import { claimRulesQuery } from './claim-rules.ts'

/** How long after the last key press a text is checked, in milliseconds. */
const PAUSE = 300

export type Checked = {
  readonly text: string
  readonly language: ClaimLanguageCode
  readonly findings: readonly ClaimFinding[]
  /** What could be written instead, in the language of the text. */
  readonly suggestions: Suggestions
}

type Findings = {
  /** Slightly behind what is being typed; undefined while the rules of its language aren't there. */
  checked: Checked | undefined
  /** What the words of the text tell of its language. */
  recognized: ClaimLanguageCode | undefined
  /** Whether the rules couldn't be loaded. */
  isMissing: boolean
  retry: () => void
}

/** @param chosen the language of the text; without it the one that its words tell, else the one of the screen */
export function useFindings(text: string, chosen?: ClaimLanguageCode): Findings {
  const settled = useSettled(text)
  const recognized = useMemo(() => textLanguage(settled), [settled])
  const { data, isError, refetch } = useQuery(claimRulesQuery(chosen ?? recognized ?? languageOfScreen()))
  const checked = useMemo(() => {
    if (data === undefined) return undefined
    const { language, rules, classifier, suggestions } = data
    return { text: settled, language, findings: findClaimsIn(settled, rules, classifier), suggestions }
  }, [settled, data])
  return { checked, recognized, isMissing: isError, retry: () => void refetch() }
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

function languageOfScreen(): ClaimLanguageCode {
  return CLAIM_LANGUAGES.find((code) => code === ofScreen) ?? 'en'
}
