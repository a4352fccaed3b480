import { findClaims } from 'game/claims'
import type { ClaimFinding } from 'game/claims/rule'
import { useEffect, useState } from 'react'

/** How long after the last key press a text is checked, in milliseconds. */
const PAUSE = 300

export type Checked = { readonly text: string; readonly findings: readonly ClaimFinding[] }

/** @returns the last text that was checked, slightly behind what is being typed, with its findings */
export function useFindings(text: string): Checked {
  const [checked, setChecked] = useState<Checked>(() => ({ text, findings: findClaims(text) }))
  useEffect(() => {
    const timer = setTimeout(() => {
      setChecked((last) => (last.text === text ? last : { text, findings: findClaims(text) }))
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [text])
  return checked
}
