import { resolve } from 'node:path'
import type { DatabaseLocation } from '#server/config.ts'
import { StartError } from '#server/operator-error.ts'

/** A database as named on the command line: an address of PostgreSQL, or a file. @throws StartError */
export function requireDatabase(place: string): DatabaseLocation {
  if (/^postgres(ql)?:\/\//.test(place)) {
    if (!URL.canParse(place)) throw new StartError('The address must be like postgres://user@host:5432/database.')
    return { kind: 'postgres', url: place }
  }
  if (place.includes('://'))
    throw new StartError(`${place.split('://')[0]}:// is not supported. Use postgres://, or a file for SQLite.`)
  return { kind: 'sqlite', file: resolve(place) }
}
