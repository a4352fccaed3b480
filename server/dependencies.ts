import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { PeopleKey } from '#server/people-key/people-key.ts'

/** What use cases are given, so that a test can replace the clock, the random bytes or the database. */
export type Dependencies = {
  config: Config
  database: Database
  /** Milliseconds since 1970. */
  now: () => number
  /** Cryptographically random bytes. */
  randomBytes: (length: number) => Buffer
}

export type PeopleDependencies = Dependencies & {
  /** Encrypts what members write about other people. */
  peopleKey: PeopleKey
}
