import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BuiltPage, BuiltSite } from 'contract/built-site'
import { BUDGET, SCREEN_BUDGETS } from './budgets.ts'
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

function startPage({ document, preloads, applicationScripts = [] }: BuiltPage): Line[] {
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
      limit: BUDGET.landingScriptForMembers,
    },
  ]
}

/** Prints what a first visit weighs, in brotli; returns what is over its budget, in sentences. */
function report(): string[] {
  const { pages, packages }: BuiltSite = JSON.parse(read(MANIFEST).toString())
  const page = (address: string): BuiltPage => {
    const built = pages[address]
    if (built === undefined) throw new Error(`The built site has no page ${address}`)
    return built
  }
  const screens = Object.entries(SCREEN_BUDGETS).map(([address, limit]) => {
    return { what: `scripts of ${address}`, bytes: sizeOf(page(address).preloads.scripts), limit }
  })
  const lines = [...startPage(page('/')), ...screens]
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
