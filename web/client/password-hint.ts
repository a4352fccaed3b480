import { isCommonPassword } from 'game/common-passwords'
import { useSiteSettings } from '#web/client/site-settings.ts'

const GUESSED =
  'This is one of the most used passwords, or our own name, so it is easily guessed. A few words that have nothing to do with each other are safer.'

/**
 * What stands under a password to be chosen: how long it must be here or, while it is one that anybody would try first, a
 * word of advice, which stops nobody.
 */
export function usePasswordHint(password: string): string {
  const settings = useSiteSettings()
  if (isCommonPassword(password)) return GUESSED
  return settings === undefined ? 'The longer, the safer.' : `${settings.passwordMin} characters or more.`
}
