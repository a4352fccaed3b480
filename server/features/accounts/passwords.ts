import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from 'game/common-passwords'
import { isPasswordTooShort } from 'game/validation'
import { boundedQueue } from '#server/bounded-queue.ts'
import type { Config } from '#server/config.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'

export type Passwords = {
  /** @returns argon2id in PHC format; @throws Refusal BUSY when too many wait */
  hash(password: string): Promise<string>
  /**
   * Takes the same time whether there is a hash or not, so that an answer doesn't reveal which addresses have an
   * account.
   * @throws Refusal BUSY when too many wait
   */
  matches(storedHash: string | null | undefined, password: string): Promise<boolean>
}

/** What every use case needs that hashes or compares a password. */
export type AccountDependencies = Dependencies & { passwords: Passwords }

/** 19 MiB, two passes, one lane: OWASP's first choice, 8 ms on the machine we measured. Argon2id is the default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More at once would starve the four threads that files and DNS share. */
const AT_ONCE = 2
const WAITING_AT_MOST = 40

type Cost = typeof COST

/** @param cost of a hash; only tests, which hash thousands of passwords, use a lower one than ours */
export function argon2Passwords(cost: Cost = COST): Passwords {
  const inTurn = boundedQueue(AT_ONCE, WAITING_AT_MOST)
  // The hash of a random password, with which unknown addresses are compared.
  const nobodys = hash(crypto.randomUUID(), cost)
  return {
    hash: (password) => inTurn(() => hash(password, cost)),
    matches: async (storedHash, password) => {
      const fallback = await nobodys
      return inTurn(async () => (await verify(storedHash ?? fallback, password)) && storedHash != null)
    },
  }
}

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
