import { readFileSync } from 'node:fs'

/** What package.json says of this program. */
export const PROGRAM_VERSION: string = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
).version
