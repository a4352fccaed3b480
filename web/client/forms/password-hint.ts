import { isCommonPassword } from 'game/common-passwords'
import * as messages from 'messages/client'
import { useSiteSettings } from '#web/client/site/site-settings.ts'

/**
 * What stands under a password to be chosen: how long it must be here or, while it is one that anybody would try first, a
 * word of advice, which stops nobody.
 */
export function usePasswordHint(password: string): string {
  const settings = useSiteSettings()
  if (isCommonPassword(password)) return messages.easyToGuess
  return settings === undefined ? messages.longerIsSafer : messages.charactersOrMore({ min: settings.passwordMin })
}
