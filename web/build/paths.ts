import { join } from 'node:path'

export const WEB = join(import.meta.dirname, '..')
export const REPOSITORY = join(WEB, '..')
/** The built site: what the server serves. */
export const DIST = join(WEB, 'dist')
