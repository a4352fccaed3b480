import type { LanguageCode } from 'messages/languages'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'

/** The default language. */
const ORIGINAL: LanguageCode = 'en'

/** @returns the language of that name, if people can choose it */
export function offeredLanguage(
  { languages }: Pick<Config, 'languages'>,
  code: string | null | undefined,
): LanguageCode | undefined {
  return languages.find((each) => each === code)
}

/** The language of emails to a member. @param chosen what they chose; the site may no longer offer it */
export function languageFor(
  config: Pick<Config, 'languages'>,
  chosen: string | null,
  otherwise: LanguageCode = ORIGINAL,
): LanguageCode {
  return offeredLanguage(config, chosen) ?? otherwise
}

/** For a choice. @throws Refusal INVALID where it can't be chosen */
export function requireOffered(config: Pick<Config, 'languages'>, chosen: string | null | undefined): void {
  if (chosen == null || offeredLanguage(config, chosen) !== undefined) return
  throw new Refusal('INVALID', { message: ({ fields }) => fields.language })
}
