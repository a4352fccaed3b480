import { type LanguageFile, listLanguages, MESSAGES } from 'messages/catalogue'
import { offeredLanguages } from 'messages/offered'

export type SiteLanguage = Pick<LanguageFile, 'name' | 'direction'> & { code: string }

/**
 * The languages that the site is built in: OFFERED_LANGUAGES, or those that are offered.
 * @throws Error when the setting names a language that there isn't
 */
export function siteLanguages(folder = MESSAGES): SiteLanguage[] {
  const all = listLanguages(folder)
  const languages = offeredLanguages(all, process.env.OFFERED_LANGUAGES?.trim())
  if (languages !== undefined) return languages
  const codes = all.map(({ code }) => code).join(', ')
  throw new Error(`OFFERED_LANGUAGES must be all, or some of ${codes} with commas between them.`)
}

/** The language of `npm run dev`. LANGUAGE is also a list of the desktop's, such as `de_AT:de`, which says nothing here. */
export function developmentLanguage(): SiteLanguage {
  const wanted = process.env.LANGUAGE
  const [english, ...others] = listLanguages()
  if (english === undefined) throw new Error('There is no language')
  return others.find(({ code }) => code === wanted) ?? english
}
