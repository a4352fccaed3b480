import { isFull } from '#web/client/offline/is-full.ts'
import type { Keeping } from '#web/client/offline/kept.ts'
import type { Around } from './around.ts'
import {
  belongsTo,
  filesOf,
  filesToDrop,
  filesToFetch,
  type KeptLanguage,
  type KeptSite,
  languageIn,
  patternOf,
  SHELL,
} from './kept-site.ts'
import { ownAddress } from './own-address.ts'

/** The built files of every kept language. Their names hold a hash, so an update takes over what it has already. */
const FILES = 'files'
/** Begins the name of the cache with the pages of one version, which name its files. */
const PAGES = 'pages-'
/** The language of the last page, and the files of the version before. */
const NOTES = 'notes'
const LANGUAGE_NOTE = '/language'
const FILES_NOTE = '/files-of-version'

/** How long the server may take for a page that isn't kept, in milliseconds. */
const PAGE_TIMEOUT = 4_000

/** The application's pages and files on this device. */
export class Site {
  readonly #site: KeptSite
  readonly #around: Around

  constructor(site: KeptSite, around: Around) {
    this.#site = site
    this.#around = around
  }

  /** Fetches what this version has new, in the language of whoever is here. @throws where something couldn't be fetched */
  async install(): Promise<void> {
    const language = (await this.#language()) ?? languageIn(await (await this.#around.fetch(SHELL)).text())
    if (language !== undefined && language in this.#site.languages) await this.#keep(language, ({ shell }) => shell)
    if (language !== undefined) await this.#note(LANGUAGE_NOTE, language)
  }

  /** Drops the pages of other versions, and the files that neither this one needs nor the one before. */
  async activate(): Promise<void> {
    const { caches } = this.#around
    for (const name of await caches.keys()) {
      if (name.startsWith(PAGES) && name !== this.#pages) await caches.delete(name)
    }
    const own = Object.values(this.#site.languages).flatMap(filesOf)
    const before = JSON.parse((await this.#read(FILES_NOTE)) ?? '[]')
    const files = await caches.open(FILES)
    for (const file of filesToDrop(await pathsIn(files), [...own, ...before])) await files.delete(file)
    // Without room, a tab of this version may miss a file after the next two.
    await this.#note(FILES_NOTE, JSON.stringify(own)).catch(() => undefined)
  }

  /** A page is open in this language: from now on it's the one that is kept, and it's made whole where something is missing. */
  async pageIsHere(language: string): Promise<Keeping> {
    try {
      await this.#note(LANGUAGE_NOTE, language)
      if (language in this.#site.languages) await this.#keep(language, filesOf)
      return 'kept'
    } catch (error) {
      return isFull(error) ? 'full' : 'failed'
    }
  }

  /** Asks the server, which knows the new language. Without a connection, the page opens in the old one. */
  async changeLanguage(request: Request): Promise<Response> {
    const answer = await this.#around.fetch(request).catch(() => undefined)
    if (answer === undefined) {
      const { origin, searchParams } = new URL(request.url)
      return Response.redirect(ownAddress(origin, searchParams.get('to') ?? '/'))
    }
    await (await this.#around.caches.open(NOTES)).delete(LANGUAGE_NOTE)
    return answer
  }

  /** Whether a page that runs this script is of this version. */
  has(script: string): boolean {
    return Object.values(this.#site.languages).some((language) => filesOf(language).includes(script))
  }

  /** A page: the kept one at once, else the server's, else the application, which says what it can't show. */
  async page(request: Request, { newest = false } = {}): Promise<Response> {
    const { pathname } = new URL(request.url)
    const code = await this.#language()
    const language = code === undefined ? undefined : this.#site.languages[code]
    const pattern = language === undefined ? undefined : patternOf(pathname, language)
    const kept = pattern === undefined ? undefined : await this.#keptPage(code, pattern)
    if (kept !== undefined && !newest) return kept
    const shell = kept ?? (await this.#keptPage(code, SHELL))
    if (shell === undefined) return this.#around.fetch(request)
    const asking = this.#around.fetch(request)
    return Promise.race([asking.catch(() => shell), this.#around.pause(PAGE_TIMEOUT).then(() => shell)])
  }

  /** A built file, from here where it is kept. */
  async file(request: Request): Promise<Response> {
    const { caches, fetch } = this.#around
    const kept = await caches.match(request.url, { cacheName: FILES, ignoreVary: true })
    if (kept !== undefined) return kept
    const answer = await fetch(request)
    // A release has replaced it. So the kept pages are too old: the next one is the server's.
    if (answer.status === 404) await caches.delete(this.#pages)
    if (answer.ok && answer.type === 'basic') {
      await (await caches.open(FILES)).put(request.url, answer.clone()).catch(() => undefined)
    }
    return answer
  }

  get #pages(): string {
    return PAGES + this.#site.version
  }

  async #keep(code: string, wanted: (language: KeptLanguage) => string[]): Promise<void> {
    const language = this.#site.languages[code]
    if (language === undefined) return
    const { caches, fetch } = this.#around
    const files = await caches.open(FILES)
    await files.addAll(filesToFetch(wanted(language), new Set(await pathsIn(files))))
    const pages = await caches.open(this.#pages)
    const kept = new Set(await pathsIn(pages))
    const fetchPage = async ([pattern, address]: [string, string]) => {
      if (kept.has(keyOf(code, pattern))) return
      // Without cookies, which would say another language.
      const answer = await fetch(address, {
        credentials: 'omit',
        cache: 'no-cache',
        headers: { accept: 'text/html', 'accept-language': code },
      })
      const isOurs = answer.ok && belongsTo(await answer.clone().text(), code, language)
      if (!isOurs) throw new Error(`The server has another version of ${address}`)
      await pages.put(keyOf(code, pattern), answer)
    }
    await Promise.all(Object.entries(language.pages).map(fetchPage))
  }

  async #keptPage(code: string | undefined, pattern: string): Promise<Response | undefined> {
    if (code === undefined) return undefined
    return this.#around.caches.match(keyOf(code, pattern), { cacheName: this.#pages, ignoreVary: true })
  }

  async #language(): Promise<string | undefined> {
    return this.#read(LANGUAGE_NOTE)
  }

  async #read(note: string): Promise<string | undefined> {
    return (await this.#around.caches.match(note, { cacheName: NOTES }))?.text()
  }

  async #note(note: string, text: string): Promise<void> {
    await (await this.#around.caches.open(NOTES)).put(note, new Response(text))
  }
}

/** Where a page lies in its cache: under no address of the site. */
const keyOf = (code: string, pattern: string): string => `/kept/${code}${pattern}`

async function pathsIn(cache: Cache): Promise<string[]> {
  return (await cache.keys()).map(({ url }) => decodeURIComponent(new URL(url).pathname))
}
