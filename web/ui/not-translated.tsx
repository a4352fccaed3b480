import { ORIGINAL_LANGUAGE } from 'game/translations'
import * as messages from 'messages/ui'

/** Translatable content and its language; without `language` it's in the requested one. */
type InLanguage = { language?: string | undefined }

/** The attributes of an element whose texts are in another language than the page. */
export function languageProps({ language }: InLanguage): { lang?: string; dir?: 'ltr' } {
  return language === ORIGINAL_LANGUAGE ? { lang: language, dir: 'ltr' } : {}
}

/** Says that what follows is in English, where another language was requested. */
export function NotTranslated({ language }: InLanguage) {
  if (language !== ORIGINAL_LANGUAGE) return null
  return <p className="text-ink-soft text-sm">{messages.notTranslated}</p>
}
