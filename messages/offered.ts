/** What is asked of a language here. */
interface Offerable {
  code: string
  isOffered: boolean
}

/**
 * The languages that visitors can choose. The first, English, is always one of them: its addresses have no prefix.
 * @param setting OFFERED_LANGUAGES: `all`, or codes with commas between them. Without it, those that `language.json` offers
 * @returns undefined when the setting names a language that there isn't
 */
export function offeredLanguages<Language extends Offerable>(
  languages: readonly Language[],
  setting = '',
): Language[] | undefined {
  const [original] = languages
  if (setting === 'all') return [...languages]
  if (setting === '') return languages.filter((language) => language === original || language.isOffered)
  const codes = setting.split(',').map((code) => code.trim())
  const isKnown = codes.every((code) => languages.some((language) => language.code === code))
  return isKnown ? languages.filter((language) => language === original || codes.includes(language.code)) : undefined
}
