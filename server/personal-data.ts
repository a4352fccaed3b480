import type { Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import type { Dependencies, PeopleDependencies } from '#server/dependencies.ts'

type Member = Selectable<Schema['members']>

/** What a feature stores about a member: how the member reads it and how it is erased with the account. */
export type PersonalData = {
  /** All of the feature's tables that name a member, even those of which nothing is read or erased. */
  readonly tables: readonly (keyof Schema)[]
  /** Sections of the exported file. Objects of the same section are merged. No hash and no token. */
  export?(
    db: Db,
    member: Pick<Member, 'id' | 'email' | 'email_verified_at' | 'is_admin'>,
    deps: Pick<PeopleDependencies, 'peopleKey'>,
  ): Promise<Record<string, unknown>>
  /** Runs in the transaction that deletes the account, with the member's row locked. */
  erase?(db: Transaction, member: Member, deps: Pick<Dependencies, 'now' | 'randomBytes'>): Promise<void>
}

/** A time as it is written in the exported file. */
export function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString()
}
