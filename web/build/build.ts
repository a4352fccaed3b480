import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { FINGERPRINT_FILE, sourceFingerprint } from './fingerprint.ts'
import { type Landing, PAGES_WITH_PUBLIC_URL, pages } from './pages.ts'
import { DIST, WEB } from './paths.ts'
import { precompress } from './precompress.ts'

type Prerendered = { renderLanding: () => Promise<Landing> }

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
    await viteBuild({ root: WEB, logLevel: 'warn', build: { outDir: next } })
    const documents = pages(readFileSync(join(next, 'index.html'), 'utf8'), await renderLanding(server))
    for (const [name, html] of Object.entries(documents)) writeInto(next, name, html)
    precompress(next, PAGES_WITH_PUBLIC_URL)
    writeInto(next, FINGERPRINT_FILE, fingerprint)
    rmSync(DIST, { recursive: true, force: true })
    renameSync(next, DIST)
  } finally {
    for (const folder of [next, server]) rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await build()
