import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { BuiltSite } from 'contract/built-site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressIn, prefixOf } from 'messages/addresses'
import type { LanguageCode } from 'messages/languages'
import type { Dependencies } from '#server/dependencies.ts'
import { languageOf, SessionCookies } from '#server/features/sessions/public.ts'
import { errorAnswer } from '#server/plugins/errors.ts'
import { PAGE_POLICY } from '#server/plugins/security-headers.ts'
import { Refusal } from '#server/refusal.ts'
import { serveLanguageSwitch } from './language-switch.ts'
import { pathOf, SiteLanguages } from './site-languages.ts'
import { serveSiteMap } from './site-map.ts'
import { type Page, type PageByLanguage, readSite } from './site-pages.ts'

const DIST = join(import.meta.dirname, '../../web/dist')

const MANIFEST = '.build/pages.json'

/** Written by the build, as web/build/paths.ts says. */
const WITHDRAWN_WORKER = '.build/withdrawn-worker.js'

const HIDDEN = { schema: { hide: true }, compress: false } as const

/** Serves the built site. Browsers get the page for 404 at an address without a page; the API answers with JSON. */
export async function serveSite(
  app: FastifyInstance,
  deps: Pick<Dependencies, 'config' | 'database'>,
  dist = DIST,
): Promise<void> {
  const site = readManifest(dist)
  if (site === undefined) {
    app.log.warn('The site is not built, or by an older version, so only the API is served. Run: npm run build')
    app.setNotFoundHandler(sendNotFound)
    return
  }
  const languages = new SiteLanguages(site)
  const cookies = new SessionCookies(deps.config.publicUrl)
  if (String(languages.codes) !== String(deps.config.languages)) {
    app.log.warn(`The site is built in other languages (${languages.codes}) than it offers. Run: npm run build`)
  }
  const { pages, notFound } = readSite(site, languages, deps, dist)
  const send = async (request: FastifyRequest, reply: FastifyReply, page: Page | undefined) => {
    if (page === undefined) throw new Refusal('NOT_FOUND')
    reply.code(page.status).headers({
      vary: languages.vary,
      'cache-control': 'no-cache',
      'content-security-policy': PAGE_POLICY,
    })
    if (cookies.sessionToken(request) !== undefined) nameCalls(request, reply, page.memberCalls)
    await page.send(request, reply)
    return reply
  }
  app.setNotFoundHandler((request, reply) => {
    if (!isForAPerson(request)) return sendNotFound(request, reply)
    return send(request, reply, notFound.get(languages.ofAddress(request.url) ?? languages.ofVisitor(request)))
  })
  await serveFiles(app, dist)
  if (!deps.config.serviceWorker) withdrawWorker(app, dist)
  serveSiteMap(app, deps.config, site, dist)
  serveLanguageSwitch(app, deps.config, languages)
  for (const { path, isPublic, inLanguage } of pages) {
    if (isPublic) servePublicPage(app, { path, languages, inLanguage, send })
    else app.get(path, HIDDEN, (request, reply) => send(request, reply, inLanguage.get(languages.ofVisitor(request))))
  }
}

/** @returns undefined if the site isn't built, or was built by a version with another manifest or none */
export function readManifest(dist = DIST): BuiltSite | undefined {
  const file = join(dist, MANIFEST)
  const site: Partial<BuiltSite> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  return site.languages === undefined ? undefined : (site as BuiltSite)
}

interface PublicPage {
  path: string
  languages: SiteLanguages
  inLanguage: PageByLanguage
  send: (request: FastifyRequest, reply: FastifyReply, page: Page | undefined) => Promise<FastifyReply>
}

/** Serves a page at one address per language. The one without prefix redirects to the language that a visitor chose. */
function servePublicPage(app: FastifyInstance, { path, languages, inLanguage, send }: PublicPage): void {
  const leadOn = (request: FastifyRequest, reply: FastifyReply, code: LanguageCode) => {
    reply.headers({ vary: 'cookie', 'cache-control': 'no-store' })
    return reply.redirect(languages.addressIn(code, request.url), 302)
  }
  for (const code of languages.codes) {
    const isOriginal = prefixOf(code) === ''
    app.get(addressIn(code, path), HIDDEN, async (request, reply) => {
      const chosen = isOriginal ? languages.chosenBy(request) : undefined
      if (chosen !== undefined && chosen !== code) return leadOn(request, reply, chosen)
      return send(request, reply, inLanguage.get(code))
    })
    if (path === '/' && !isOriginal) {
      app.get(`${prefixOf(code)}/`, HIDDEN, (request, reply) =>
        reply.redirect(languages.addressIn(code, request.url), 301),
      )
    }
  }
}

/**
 * Makes the browser preload the page's first calls while it fetches the scripts. `get` of the web app gets these answers,
 * because it requests in the same mode. Calls with an id that the API can't have are left to the page.
 */
function nameCalls(request: FastifyRequest, reply: FastifyReply, calls: readonly string[]): void {
  const { id } = request.params as { id?: string }
  const isFilled = id !== undefined && /^[1-9][0-9]{0,8}$/.test(id)
  const paths = calls.filter((call) => isFilled || !call.includes(':id')).map((call) => call.replace(':id', id ?? ''))
  if (paths.length === 0) return
  reply.header('link', paths.map((path) => `<${path}>; rel=preload; as=fetch; crossorigin=use-credentials`).join(', '))
}

function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.code(404).send(errorAnswer(new Refusal('NOT_FOUND'), languageOf(request)))
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  const addresses = fileAddresses(root)
  await app.register(async (scope) => {
    // The plugin lists a folder for each address before it answers that nothing is there.
    scope.addHook('onRequest', async (request, reply) => {
      if (addresses.has(pathOf(request.url))) return
      reply.callNotFound()
      return reply
    })
    await scope.register(fastifyStatic, {
      root,
      index: false,
      preCompressed: true,
      cacheControl: false,
      // No file is large enough for partial requests.
      acceptRanges: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControlOf(path))
      },
    })
  })
}

/** The addresses of the built files. Pages aren't among them: they have slots to fill, so they have their own routes. */
function fileAddresses(root: string): ReadonlySet<string> {
  const files = globSync('**/*.*', { cwd: root, exclude: ['**/*.{html,br,gz}'] })
  return new Set(files.map((file) => `/${file.split(sep).join('/')}`))
}

/** Replaces the service worker by one that erases what was kept and removes itself. */
function withdrawWorker(app: FastifyInstance, dist: string): void {
  const script = readFileSync(join(dist, WITHDRAWN_WORKER), 'utf8')
  app.get('/service-worker.js', HIDDEN, (_request, reply) =>
    reply.headers({ 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).send(script),
  )
}

function cacheControlOf(path: string): string {
  if (path.includes('/assets/')) return 'public, max-age=31536000, immutable'
  return path.includes('/service-worker.js') ? 'no-cache' : 'public, max-age=3600'
}

/** A browser names HTML in `accept`; other programs usually accept anything. */
function isForAPerson({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
