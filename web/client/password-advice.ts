import { isCommonPassword } from 'game/common-passwords'

/** A word of advice about a password that anybody would try first. It stops nobody. @returns undefined where there is none to give */
export function passwordAdvice(password: string): string | undefined {
  if (!isCommonPassword(password)) return undefined
  return 'This is one of the most used passwords, or our own name, so it is easily guessed. A few words that have nothing to do with each other are safer.'
}
