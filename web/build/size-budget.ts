import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { CHUNK_REPORT, type Chunk } from './chunk-report.ts'
import { DIST } from './paths.ts'
import { brotli } from './precompress.ts'
import { SCREENS } from './screens.ts'

/** What a first visit may weigh, in bytes as sent: more, and a cheap phone on a slow line is waited for. */
const BUDGET = { landingPage: 30_000, fonts: 45_000, landingScript: 2_000, landingScriptForMembers: 125_000 }

/** The same for the scripts of each screen's first visit. */
const SCREEN_BUDGETS: Record<string, number> = {
  'courses.html': 125_000,
  'course.html': 130_000,
  'dashboard.html': 160_000,
  'mission.html': 155_000,
  'rewards.html': 125_000,
  'account.html': 130_000,
}

/** Checks requests on the server; the browser only shares its types. */
const SERVER_ONLY = ['typebox']

interface Line {
  what: string
  bytes: number
  limit: number
}

const compressedSize = (file: string): number => brotli(readFileSync(join(DIST, file))).length
const sum = (files: Iterable<string>, size: (file: string) => number): number =>
  [...files].reduce((total, file) => total + size(file), 0)
const addresses = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map((match) => match[1] as string))

const read = (page: string): string => readFileSync(join(DIST, page), 'utf8')

/** The scripts that must be there before a route shows: what its page names, the routes' own chunks, and all they import. */
function scriptsOf(page: string, routes: readonly string[], chunks: readonly Chunk[]): Set<string> {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]))
  const needed = new Set<string>()
  const need = (file: string): void => {
    if (needed.has(file)) return
    needed.add(file)
    byFile.get(file)?.imports.forEach(need)
  }
  addresses(read(page), /<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="\/([^"]+)"/g).forEach(
    need,
  )
  for (const route of routes) {
    const own = chunks.filter(({ of }) => of?.startsWith(`routes/${route}.tsx?`))
    if (own.length === 0) throw new Error(`No chunk was split off for routes/${route}.tsx`)
    for (const { file } of own) need(file)
  }
  return needed
}

function measure(chunks: readonly Chunk[]): Line[] {
  const page = read('index.html')
  const styles = addresses(page, /<link rel="stylesheet"[^>]*href="\/([^"]+)"/g)
  const drawings = addresses(page, /href="\/(assets\/[^"#]+\.svg)#art"/g)
  const fonts = addresses(page, /<link rel="preload" as="font"[^>]*href="\/([^"]+)"/g)
  const html = compressedSize('index.html')
  const css = sum(styles, compressedSize)
  const art = sum(drawings, compressedSize)
  const script = (file: string, routes: string[]) => sum(scriptsOf(file, routes, chunks), compressedSize)
  return [
    {
      what: `landing page (HTML ${html}, CSS ${css}, drawings ${art})`,
      bytes: html + css + art,
      limit: BUDGET.landingPage,
    },
    {
      what: `preloaded fonts (${fonts.size})`,
      bytes: sum(fonts, (file) => statSync(join(DIST, file)).size),
      limit: BUDGET.fonts,
    },
    { what: 'landing script', bytes: script('index.html', []), limit: BUDGET.landingScript },
    {
      what: 'landing script for a member, whose name it shows',
      bytes: script('app.html', ['index']),
      limit: BUDGET.landingScriptForMembers,
    },
    ...Object.entries(SCREENS).map(([screen, { routes }]) => ({
      what: `scripts of ${screen.replace('.html', '')}`,
      bytes: script(screen, [...routes]),
      limit: SCREEN_BUDGETS[screen] ?? 0,
    })),
  ]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

/** Prints what a first visit weighs, in brotli; returns what is over its budget, in sentences. */
function report(): string[] {
  const chunks: Chunk[] = JSON.parse(readFileSync(join(DIST, CHUNK_REPORT), 'utf8'))
  const lines = measure(chunks)
  for (const { what, bytes, limit } of lines) {
    process.stdout.write(`${kilobytes(bytes)} of${kilobytes(limit)}   ${what}\n`)
  }
  const strays = chunks.filter(({ packages }) => packages.some((name) => SERVER_ONLY.includes(name)))
  return [
    ...lines.filter(({ bytes, limit }) => bytes > limit).map(({ what }) => `Over its budget: ${what}`),
    ...strays.map(({ file, packages }) => `A server's package is in ${file}: ${packages.join(', ')}`),
  ]
}

const faults = report()
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
