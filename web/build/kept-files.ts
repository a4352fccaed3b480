import { addressIn } from 'messages/addresses'
import { PUBLIC_PAGES } from '#web/client/language/addresses.ts'
import type { KeptLanguage } from '../worker/kept-site.ts'
import { type Bundle, splitOff } from './bundle.ts'
import { preloadedFonts } from './fonts-plugin.ts'
import { APPLICATION_ENTRY } from './paths.ts'
import type { SitePage } from './site-pages.ts'

/** The screens that open as soon as the worker is installed. */
const FIRST = ['/dashboard', '/mission/:id', '/courses', '/course/:id']

/** The screens that work without a connection, and an address of each. */
const SCREENS: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard',
  '/mission/:id': '/mission/1',
  '/courses': '/courses',
  '/course/:id': '/course/1',
  '/course/:id/lesson/:n': '/course/1/lesson/1',
  '/review': '/review',
  '/practice': '/practice',
  '/practice/:slug': '/practice/a',
  '/people': '/people',
  '/people/:id': '/people/1',
}

type Files = Pick<Bundle, 'scriptsOf' | 'stylesOf' | 'withLazyParts' | 'assets'>

/**
 * What the service worker keeps of the site in one language.
 * @throws Error where a screen is missing
 */
export function keptFiles(pages: readonly SitePage[], files: Files, code: string): KeptLanguage {
  const kept = Object.entries(SCREENS).map(([address, example]) => {
    const page = pages.find(({ addresses }) => addresses.includes(address))
    if (page === undefined) throw new Error(`The site has no page ${address}`)
    const inLanguage = (path: string) => (PUBLIC_PAGES.includes(path) ? addressIn(code, path) : path)
    return { page, address, pattern: inLanguage(address), example: inLanguage(example) }
  })
  const modulesOf = (screens: typeof kept) => [...new Set(screens.flatMap(({ page }) => page.routes.map(splitOff)))]
  const first = modulesOf(kept.filter(({ address }) => FIRST.includes(address)))
  const scripts = files.scriptsOf(APPLICATION_ENTRY, ...first)
  const shell = [...scripts, ...files.stylesOf(scripts), ...files.assets(preloadedFonts(code))]
  // A logout leads to the start page. Its own document isn't kept: the application shows it.
  const startPage = pages
    .filter(({ addresses }) => addresses.includes('/'))
    .flatMap(({ routes }) => routes.map(splitOff))
  const all = files.withLazyParts(APPLICATION_ENTRY, [...modulesOf(kept), ...startPage])
  const addresses = (names: readonly string[]) => [...new Set(names)].map((name) => `/${name}`)
  return {
    pages: Object.fromEntries(kept.map(({ pattern, example }) => [pattern, example])),
    shell: addresses(shell),
    later: addresses(all.filter((name) => !shell.includes(name))),
  }
}
