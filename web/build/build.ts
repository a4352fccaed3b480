import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { startInOneFile } from './chunks.ts'
import { FINGERPRINT_FILE, sourceFingerprint } from './fingerprint.ts'
import { type Landing, PAGES_WITH_PUBLIC_URL, pages } from './pages.ts'
import { DIST, LANDING_ENTRY, WEB } from './paths.ts'
import { precompress } from './precompress.ts'
import { keepPreviousAssets } from './previous-assets.ts'

type Prerendered = { renderLanding: () => Promise<Landing> }

/** @returns the address of the start page's own script */
async function buildBrowserFiles(folder: string): Promise<string> {
  const built = await viteBuild({
    root: WEB,
    logLevel: 'warn',
    build: {
      outDir: folder,
      rolldownOptions: {
        input: { application: join(WEB, 'index.html'), landing: LANDING_ENTRY },
        output: { codeSplitting: startInOneFile() },
      },
    },
  })
  const files = 'output' in built ? built.output : []
  const script = files.find((file) => file.type === 'chunk' && file.facadeModuleId === LANDING_ENTRY)
  if (script === undefined) throw new Error('The start page has no script')
  return `/${script.fileName}`
}

async function renderLanding(folder: string): Promise<Landing> {
  await viteBuild({
    root: WEB,
    logLevel: 'warn',
    build: { ssr: 'prerender.tsx', outDir: folder, ssrEmitAssets: false, copyPublicDir: false },
  })
  const prerendered: Prerendered = await import(join(folder, 'prerender.js'))
  return prerendered.renderLanding()
}

function writeInto(folder: string, name: string, content: string): void {
  const path = join(folder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/**
 * Builds the site into `web/dist`: scripts and styles, the three pages, everything compressed. It is made beside and
 * put in place at the end, so that a build that fails or is stopped leaves the one before as it was.
 */
export async function build(): Promise<void> {
  const next = `${DIST}-next-${process.pid}`
  const server = `${DIST}-prerender-${process.pid}`
  const fingerprint = sourceFingerprint()
  try {
    const landingScript = await buildBrowserFiles(next)
    const shell = readFileSync(join(next, 'index.html'), 'utf8')
    const documents = pages(shell, await renderLanding(server), landingScript)
    for (const [name, html] of Object.entries(documents)) writeInto(next, name, html)
    precompress(next, PAGES_WITH_PUBLIC_URL)
    keepPreviousAssets(DIST, next)
    writeInto(next, FINGERPRINT_FILE, fingerprint)
    rmSync(DIST, { recursive: true, force: true })
    renameSync(next, DIST)
  } finally {
    for (const folder of [next, server]) rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await build()
