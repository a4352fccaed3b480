import { MIGRATIONS } from '#server/database/migrations/all.ts'

/** The migrations up to one of them, which is the last: the schema of an older version. */
export function migrationsUpTo(last: keyof typeof MIGRATIONS): typeof MIGRATIONS {
  return Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last))
}
