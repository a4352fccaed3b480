import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { BuiltLanguage, BuiltSite } from 'contract/built-site'
import { generateWhenStale } from 'messages/build'
import { build as viteBuild } from 'vite'
import type { Prerendered } from '../prerender.tsx'
import { appManifest, manifestAddress } from './app-manifest.ts'
import { SCREEN_BUDGETS } from './budgets.ts'
import { buildWorkers } from './build-workers.ts'
import { Bundle, splitOff } from './bundle.ts'
import { startInOneFile } from './chunks.ts'
import { FINGERPRINT_FILE, sourceFingerprint } from './fingerprint.ts'
import { keptFiles } from './kept-files.ts'
import { type SiteLanguage, siteLanguages } from './languages.ts'
import { languages as languagesPlugin } from './languages-plugin.ts'
import { makeSite } from './make-site.ts'
import { APPLICATION_ENTRY, DIST, LANDING_ENTRY, MANIFEST, RENDERED_LANDING, WEB } from './paths.ts'
import { precompress } from './precompress.ts'
import { keepPreviousAssets } from './previous-assets.ts'
import type { SitePage } from './site-pages.ts'

/** Adds the files of one language to `folder`; those that are equal in several have the same name. */
async function buildBrowserFiles(
  folder: string,
  language: SiteLanguage,
  pages: readonly SitePage[],
  isFirst: boolean,
): Promise<Bundle> {
  const dailyScreens = pages
    .filter(({ addresses }) => addresses.some((address) => address in SCREEN_BUDGETS))
    .map(({ routes }) => splitOff(routes.at(-1) ?? ''))
  const built = await viteBuild({
    root: WEB,
    logLevel: 'warn',
    plugins: [languagesPlugin(language)],
    build: {
      outDir: folder,
      emptyOutDir: isFirst,
      copyPublicDir: isFirst,
      rolldownOptions: {
        input: { application: APPLICATION_ENTRY, landing: LANDING_ENTRY },
        // A module of messages goes whole into the file that several screens share. So each text goes where it's used.
        optimization: { inlineConst: { mode: 'all' } },
        output: { codeSplitting: startInOneFile(dailyScreens), ...scriptNames(language) },
      },
    },
  })
  return new Bundle('output' in built ? built.output : [])
}

/** A folder for each language: for each file that it sends, the server reads the names of all in its folder. */
function scriptNames({ code }: SiteLanguage) {
  const name = `assets/${code}/[name]-[hash].js`
  return { entryFileNames: name, chunkFileNames: name }
}

async function prerender(folder: string, language: SiteLanguage): Promise<Prerendered> {
  await viteBuild({
    root: WEB,
    logLevel: 'warn',
    plugins: [languagesPlugin(language)],
    build: { ssr: 'prerender.tsx', outDir: join(folder, language.code), ssrEmitAssets: false, copyPublicDir: false },
  })
  const module: typeof import('../prerender.tsx') = await import(join(folder, language.code, 'prerender.js'))
  return module.prerenderSite()
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Builds the site in every language into `next`; its pages are rendered in `server`. */
async function buildLanguages(next: string, server: string): Promise<BuiltSite> {
  const languages = siteLanguages()
  const template = readFileSync(join(WEB, 'index.html'), 'utf8')
  const site: BuiltSite = { languages: [], packages: [] }
  for (const language of languages) {
    const prerendered = await prerender(server, language)
    write(RENDERED_LANDING, prerendered.landing.html + prerendered.offer.html)
    const bundle = await buildBrowserFiles(next, language, prerendered.pages, site.languages.length === 0)
    const { documents, built } = makeSite(template, prerendered, bundle, { language, languages })
    write(join(next, manifestAddress(language)), appManifest(language, prerendered))
    for (const [name, html] of Object.entries(documents)) write(join(next, name), html)
    const kept = keptFiles(prerendered.pages, bundle, language.code)
    site.languages.push({ ...built, kept } satisfies BuiltLanguage)
    site.packages = bundle.packages()
  }
  await buildWorkers(next, site)
  return site
}

/**
 * Builds the site into `web/dist`: scripts, styles and pages in each language, everything compressed. It is built in
 * another folder and moved into place at the end, so that a build that fails or is stopped leaves the previous one unchanged.
 */
export async function build(): Promise<void> {
  const next = `${DIST}-next-${process.pid}`
  const server = `${DIST}-prerender-${process.pid}`
  const fingerprint = sourceFingerprint()
  generateWhenStale()
  try {
    const site = await buildLanguages(next, server)
    write(join(next, MANIFEST), JSON.stringify(site, null, 2))
    await precompress(next)
    keepPreviousAssets(DIST, next)
    write(join(next, FINGERPRINT_FILE), fingerprint)
    rmSync(DIST, { recursive: true, force: true })
    renameSync(next, DIST)
  } finally {
    for (const folder of [next, server]) rmSync(folder, { recursive: true, force: true })
  }
}

if (import.meta.main) await build()
