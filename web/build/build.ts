import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build as viteBuild } from 'vite'
import { startInOneFile } from './chunks.ts'
import { FINGERPRINT_FILE, sourceFingerprint } from './fingerprint.ts'
import { type Landing, type LandingFiles, PAGES_WITH_PUBLIC_URL, pages, type ScreenFiles } from './pages.ts'
import { DIST, LANDING_ENTRY, RENDERED_LANDING, WEB } from './paths.ts'
import { precompress } from './precompress.ts'
import { keepPreviousAssets } from './previous-assets.ts'
import { SCREENS, scriptsOf } from './screens.ts'

type Prerendered = { renderLanding: () => Promise<Landing> }

/** @returns what the start page loads of its own, and the scripts of each screen's page */
async function buildBrowserFiles(folder: string): Promise<{ landing: LandingFiles; screens: ScreenFiles }> {
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
  if (script?.type !== 'chunk') throw new Error('The start page has no script')
  const [style] = script.viteMetadata?.importedCss ?? []
  if (style === undefined) throw new Error('The start page has no styles')
  const shell = readFileSync(join(folder, 'index.html'), 'utf8')
  const start = new Set([...shell.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map((match) => match[1] ?? ''))
  const screens = Object.entries(SCREENS).map(([page, screen]) => [page, scriptsOf(screen, files, start)] as const)
  return { landing: { script: `/${script.fileName}`, style: `/${style}` }, screens: Object.fromEntries(screens) }
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
 * Builds the site into `web/dist`: scripts and styles, the pages, everything compressed. It is made beside and
 * put in place at the end, so that a build that fails or is stopped leaves the one before as it was.
 */
export async function build(): Promise<void> {
  const next = `${DIST}-next-${process.pid}`
  const server = `${DIST}-prerender-${process.pid}`
  const fingerprint = sourceFingerprint()
  try {
    const landing = await renderLanding(server)
    writeInto(dirname(RENDERED_LANDING), basename(RENDERED_LANDING), landing.html)
    const files = await buildBrowserFiles(next)
    const shell = readFileSync(join(next, 'index.html'), 'utf8')
    const documents = pages(shell, landing, files.landing, files.screens)
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
