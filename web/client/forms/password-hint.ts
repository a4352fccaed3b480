import { isCommonPassword } from 'game/common-passwords'
import { useSiteSettings } from '#web/client/site/site-settings.ts'

const GUESSED =
  'This password is easy to guess: it’s very common, or it’s the name of this site. A few unrelated words are safer.'

/**
 * What stands under a password to be chosen: how long it must be here or, while it is one that anybody would try first, a
 * word of advice, which stops nobody.
 */
export function usePasswordHint(password: string): string {
  const settings = useSiteSettings()
  if (isCommonPassword(password)) return GUESSED
  return settings === undefined ? 'Longer is safer.' : `${settings.passwordMin} characters or more.`
}
