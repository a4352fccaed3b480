import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuiltSite } from 'contract/built-site'
import { generateWhenStale } from 'messages/build'
import { build as viteBuild } from 'vite'
import type { Prerendered } from '../prerender.tsx'
import { SCREEN_BUDGETS } from './budgets.ts'
import { Bundle, splitOff } from './bundle.ts'
import { startInOneFile } from './chunks.ts'
import { FINGERPRINT_FILE, sourceFingerprint } from './fingerprint.ts'
import { makeSite } from './make-site.ts'
import { APPLICATION_ENTRY, DIST, LANDING_ENTRY, MANIFEST, RENDERED_LANDING, WEB } from './paths.ts'
import { precompress } from './precompress.ts'
import { keepPreviousAssets } from './previous-assets.ts'
import type { SitePage } from './site-pages.ts'

async function buildBrowserFiles(folder: string, pages: readonly SitePage[]): Promise<Bundle> {
  const dailyScreens = pages
    .filter(({ addresses }) => addresses.some((address) => address in SCREEN_BUDGETS))
    .map(({ routes }) => splitOff(routes.at(-1) ?? ''))
  const built = await viteBuild({
    root: WEB,
    logLevel: 'warn',
    build: {
      outDir: folder,
      rolldownOptions: {
        input: { application: APPLICATION_ENTRY, landing: LANDING_ENTRY },
        output: { codeSplitting: startInOneFile(dailyScreens) },
      },
    },
  })
  return new Bundle('output' in built ? built.output : [])
}

async function prerender(folder: string): Promise<Prerendered> {
  await viteBuild({
    root: WEB,
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir: folder, ssrEmitAssets: false, copyPublicDir: false },
  })
  const module: typeof import('../prerender.tsx') = await import(join(folder, 'prerender.js'))
  return module.prerenderSite()
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/**
 * Builds the site into `web/dist`: scripts and styles, the pages, everything compressed. It is built in another folder
 * and moved into place at the end, so that a build that fails or is stopped leaves the previous one unchanged.
 */
export async function build(): Promise<void> {
  const next = `${DIST}-next-${process.pid}`
  const server = `${DIST}-prerender-${process.pid}`
  const fingerprint = sourceFingerprint()
  generateWhenStale()
  try {
    const prerendered = await prerender(server)
    write(RENDERED_LANDING, prerendered.landing.html)
    const bundle = await buildBrowserFiles(next, prerendered.pages)
    const template = readFileSync(join(WEB, 'index.html'), 'utf8')
    const { documents, site } = makeSite(template, prerendered, bundle)
    for (const [name, html] of Object.entries(documents)) write(join(next, name), html)
    write(join(next, MANIFEST), JSON.stringify(site satisfies BuiltSite, null, 2))
    precompress(next)
    keepPreviousAssets(DIST, next)
    write(join(next, FINGERPRINT_FILE), fingerprint)
    rmSync(DIST, { recursive: true, force: true })
    renameSync(next, DIST)
  } finally {
    for (const folder of [next, server]) rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await build()
