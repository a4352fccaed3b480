import { storedWording } from 'game/consent'
import type { LanguageCode } from 'messages/languages'
import { messagesIn } from 'messages/server'

/** What a page sends with a yes: the text that the member read. */
export const consentText = (kind: 'progress' | 'volunteer' = 'progress', language: LanguageCode = 'en'): string =>
  storedWording(messagesIn(language).consent[kind])

/** An answer to the question about progress, as a page sends it. */
export const consentAnswer = (shareProgress: boolean) => ({ shareProgress, consentText: consentText() })
