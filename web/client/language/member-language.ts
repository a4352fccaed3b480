import { LANGUAGES } from 'virtual:languages'
import type { User } from 'contract/users'
import { language } from 'messages/language'
import { switchAddress } from '#web/client/language/addresses.ts'
import { leaveFor } from '#web/client/lazy/leave-for.ts'

/**
 * Loads `path` in the language that a member has chosen, if this document is in another one.
 * @returns whether it does; the screen then stays as it is until the next document comes
 */
export function leaveForLanguageOf(user: User, path: string): boolean {
  const wanted = LANGUAGES.find(({ code }) => code === user.language)?.code
  if (wanted === undefined || wanted === language) return false
  leaveFor(switchAddress(wanted, path))
  return true
}
