import type { Config } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import type { PeopleKey } from '#server/people-key/people-key.ts'

/** What use cases get passed in, so that a test can put its own clock, chance or database in its place. */
export type Dependencies = {
  config: Config
  database: Database
  /** Milliseconds since 1970. */
  now: () => number
  /** Bytes that nobody can guess. */
  randomBytes: (length: number) => Buffer
  /** Encrypts what members write about other people. */
  peopleKey: PeopleKey
}
