import { isCommonPassword } from 'game/common-passwords'
import { isPasswordTooShort } from 'game/validation'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'

type Demands = Pick<Config, 'passwordMin' | 'passwordBlocklist'>

/** @throws Refusal PASSWORD_REFUSED when it is too short or, under PASSWORD_BLOCKLIST, a common one */
export function requirePassword(password: string, { passwordMin, passwordBlocklist }: Demands): void {
  if (isPasswordTooShort(password, passwordMin))
    throw new Refusal('PASSWORD_REFUSED', {
      message: ({ accounts }) => accounts.passwordTooShort({ minimum: String(passwordMin) }),
    })
  if (passwordBlocklist && isCommonPassword(password)) {
    throw new Refusal('PASSWORD_REFUSED', { message: ({ accounts }) => accounts.tooCommon })
  }
}
