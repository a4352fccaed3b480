import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { Passwords } from '#server/features/accounts/public.ts'
import type { Mailer } from '#server/features/mail/public.ts'

/** What the program is made of, passed in so that a test can put its own clock, chance or database in its place. */
export type Dependencies = {
  config: Config
  database: Database
  passwords: Passwords
  mailer: Mailer
  /** Milliseconds since 1970. */
  now: () => number
  /** Bytes that nobody can guess. */
  randomBytes: (length: number) => Buffer
}
