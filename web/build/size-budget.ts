import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltLanguage, BuiltPage, BuiltSite } from 'contract/built-site'
import { BUDGET, LONGER_TEXTS, SCREEN_BUDGETS } from './budgets.ts'
import { DIST, MANIFEST } from './paths.ts'
import { brotli } from './precompress.ts'

/** Checks requests on the server; the browser only shares its types. */
const SERVER_ONLY = ['typebox']

interface Line {
  what: string
  bytes: number
  limit: number
}

const read = (file: string): Buffer => readFileSync(join(DIST, file))

/** Bytes of these files together, as they are sent: fonts are compressed already. */
function sizeOf(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + (file.endsWith('.woff2') ? read(file) : brotli(read(file))).length, 0)
}

function startPage({ document, preloads, applicationScripts = [] }: BuiltPage, longer: number): Line[] {
  const [html, css, art] = [sizeOf([document]), sizeOf(preloads.styles), sizeOf(preloads.drawings)]
  return [
    {
      what: `landing page (HTML ${html}, CSS ${css}, drawings ${art})`,
      bytes: html + css + art,
      limit: BUDGET.landingPage,
    },
    { what: `preloaded fonts (${preloads.fonts.length})`, bytes: sizeOf(preloads.fonts), limit: BUDGET.fonts },
    { what: 'landing script', bytes: sizeOf(preloads.scripts), limit: BUDGET.landingScript },
    {
      what: 'landing script for a member, whose name it shows',
      bytes: sizeOf(applicationScripts),
      limit: BUDGET.landingScriptForMembers * longer,
    },
  ]
}

/** What a first visit weighs in one language. */
function weigh({ code, pages, kept }: BuiltLanguage): Line[] {
  const page = (address: string): BuiltPage => {
    const built = pages[address]
    if (built === undefined) throw new Error(`The built site has no page ${address}`)
    return built
  }
  const longer = code === 'en' ? 1 : LONGER_TEXTS
  const screens = Object.entries(SCREEN_BUDGETS).map(([address, limit]) => {
    return { what: `scripts of ${address}`, bytes: sizeOf(page(address).preloads.scripts), limit: limit * longer }
  })
  const { shell = [], later = [] } = kept ?? {}
  const files = (addresses: readonly string[]) => addresses.map((address) => address.slice(1))
  const offline = [
    { what: 'kept at once for offline', bytes: sizeOf(files(shell)), limit: BUDGET.offlineShell * longer },
    { what: 'kept later for offline', bytes: sizeOf(files(later)), limit: BUDGET.offlineLater * longer },
  ]
  return [...startPage(page('/'), longer), ...screens, ...offline].map((line) => ({
    ...line,
    what: `${code}: ${line.what}`,
  }))
}

/** Prints what a first visit weighs in each language, in brotli; returns what is over its budget, in sentences. */
function report(): string[] {
  const { languages, packages }: BuiltSite = JSON.parse(read(MANIFEST).toString())
  const lines = languages.flatMap(weigh)
  for (const { what, bytes, limit } of lines) {
    process.stdout.write(`${kilobytes(bytes)} of${kilobytes(limit)}   ${what}\n`)
  }
  return [
    ...lines.filter(({ bytes, limit }) => bytes > limit).map(({ what }) => `Over its budget: ${what}`),
    ...SERVER_ONLY.filter((name) => packages.includes(name)).map(
      (name) => `A server's package is in a script: ${name}`,
    ),
  ]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

const faults = report()
for (const fault of faults) process.stderr.write(`${fault}\n`)
if (faults.length > 0) process.exitCode = 1
