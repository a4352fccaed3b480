import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { BuiltSite } from 'contract/built-site'
import { build } from 'vite'
import type { KeptSite } from '../worker/kept-site.ts'
import { WEB, WITHDRAWN_WORKER, WORKER } from './paths.ts'

/** Last of all: the service worker names the other files. Beside it, what takes its place when it's withdrawn. */
export async function buildWorkers(folder: string, site: BuiltSite): Promise<void> {
  const languages = Object.fromEntries(site.languages.flatMap(({ code, kept }) => (kept ? [[code, kept]] : [])))
  const version = createHash('sha256').update(JSON.stringify(languages)).digest('hex').slice(0, 12)
  await buildWorker(folder, 'service-worker.ts', WORKER, { version, languages })
  await buildWorker(folder, 'withdrawn.ts', WITHDRAWN_WORKER, undefined)
}

async function buildWorker(folder: string, source: string, name: string, site: KeptSite | undefined): Promise<void> {
  await build({
    configFile: false,
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    define: { KEPT_SITE: JSON.stringify(site ?? null) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(WEB, 'worker', source), output: { format: 'iife', entryFileNames: name } },
    },
  })
}
