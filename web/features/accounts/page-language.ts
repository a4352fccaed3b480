import { LANGUAGES } from 'virtual:languages'
import { language } from 'messages/language'

/** The page's language for a registration; absent where there is no other language to choose. */
export const pageLanguage: { language?: string } = LANGUAGES.length > 1 ? { language } : {}
