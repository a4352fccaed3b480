import type { Dependencies } from '#server/dependencies.ts'
import { replaceSiteKeys } from './device-queries.ts'
import { newSiteKeys } from './vapid.ts'

/** Makes a new key pair. Every device has to be added again. @returns how many devices that are */
export function rotateKeys({ database }: Pick<Dependencies, 'database'>): Promise<number> {
  return database.write((db) => replaceSiteKeys(db, newSiteKeys()))
}
