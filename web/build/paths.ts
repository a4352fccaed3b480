import { join } from 'node:path'

export const WEB = join(import.meta.dirname, '..')
export const REPOSITORY = join(WEB, '..')
/** The built site: what the server serves. */
export const DIST = join(WEB, 'dist')
/** In the built site: what is in it, for the server and the size check. */
export const MANIFEST = '.build/pages.json'

export const APPLICATION_ENTRY = join(WEB, 'main.tsx')
/** The start page as it was rendered: its styles are made for what is in it. */
export const RENDERED_LANDING = join(WEB, '.prerendered', 'start-page.html')
/** The only script of the start page for a stranger. */
export const LANDING_ENTRY = join(WEB, 'landing.ts')

/** In the built site. */
export const WORKER = 'service-worker.js'
/** What the server sends in its place when the operator withdraws it. */
export const WITHDRAWN_WORKER = '.build/withdrawn-worker.js'
