import { isCommonPassword } from 'game/common-passwords'
import { isPasswordTooShort, passwordTooShort } from 'game/validation'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'

type Demands = Pick<Config, 'passwordMin' | 'passwordBlocklist'>

/** @throws Refusal PASSWORD_REFUSED when it is too short or, under PASSWORD_BLOCKLIST, one that everybody tries first */
export function requirePassword(password: string, { passwordMin, passwordBlocklist }: Demands): void {
  if (isPasswordTooShort(password, passwordMin))
    throw new Refusal('PASSWORD_REFUSED', { message: passwordTooShort(passwordMin) })
  if (passwordBlocklist && isCommonPassword(password)) {
    const message = 'That password is too common, so it’s easy to guess. Please choose another one.'
    throw new Refusal('PASSWORD_REFUSED', { message })
  }
}
