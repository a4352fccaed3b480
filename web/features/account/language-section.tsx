import { LANGUAGES } from 'virtual:languages'
import * as messages from 'messages/language-choice'
import type { ReactNode } from 'react'
import { AccountSection } from './account-section.tsx'

/** Shown where there is a choice. */
export function LanguageSection({ children }: { children: ReactNode }) {
  if (LANGUAGES.length < 2) return null
  return (
    <AccountSection id="language" title={messages.label} about={messages.about}>
      {children}
    </AccountSection>
  )
}
