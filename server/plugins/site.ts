import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { errorAnswer } from '#server/plugins/errors.ts'
import { LandingPage } from '#server/plugins/landing-figures.ts'
import { Refusal } from '#server/refusal.ts'

const DIST = join(import.meta.dirname, '../../web/dist')

/** Which built page answers which address; `app.html` and the screens' pages are empty shells that the script fills. */
export const PAGES: Record<string, string> = {
  '/': 'index.html',
  '/signup': 'signup.html',
  '/auth/login': 'app.html',
  '/auth/register': 'app.html',
  '/forgot-password': 'app.html',
  '/reset-password': 'app.html',
  '/verify-email': 'app.html',
  '/dashboard': 'dashboard.html',
  '/mission/:id': 'mission.html',
  '/courses': 'courses.html',
  '/course/:id': 'course.html',
  '/content-manager': 'app.html',
  '/account': 'account.html',
  '/rewards': 'rewards.html',
  '/info': 'app.html',
  '/info/:code': 'app.html',
  '/contact/:token': 'app.html',
  '/unsubscribe/:token': 'app.html',
  '/privacy': 'app.html',
  '/income-disclosure': 'app.html',
  '/admin/:section': 'app.html',
}

/** Stands in the built pages where links need the address that the world knows us by. */
const PUBLIC_URL_TOKEN = '__PUBLIC_URL__'

type Page = { etag: string; encoded: Record<'br' | 'gzip' | 'identity', Buffer> }

/** The built site. An address that is no page gets the shell with 404, where the script says so; the API gets JSON. */
export async function serveSite(app: FastifyInstance, { config, database }: Dependencies): Promise<void> {
  const pages = await readPages(config.publicUrl)
  app.setNotFoundHandler((request, reply) => {
    const shell = pages?.get('app.html')
    if (shell && isForAPerson(request)) return sendPage(request, reply.code(404), shell)
    return reply.code(404).send(errorAnswer(new Refusal('NOT_FOUND')))
  })
  if (pages === undefined) {
    app.log.warn('The site is not built, so only the API is served. Run: npm run build')
    return
  }
  await serveFiles(app)
  for (const [url, file] of Object.entries(PAGES)) {
    const page = pages.get(file)
    if (page === undefined) throw new Error(`web/dist has no ${file}. Run: npm run build`)
    if (url === '/') serveLanding(app, page, database)
    else app.get(url, PAGE_OPTIONS, (request, reply) => sendPage(request, reply, page))
  }
}

const PAGE_OPTIONS = { schema: { hide: true }, compress: false } as const

function serveLanding(app: FastifyInstance, { encoded }: Page, database: Database): void {
  const landing = new LandingPage(encoded.identity.toString(), database)
  app.get('/', PAGE_OPTIONS, async (request, reply) => {
    await landing.send(request, reply)
    return reply
  })
}

async function serveFiles(app: FastifyInstance): Promise<void> {
  await app.register(fastifyStatic, {
    root: DIST,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Pages carry a token until they are read here.
    allowedPath: (path) => !path.endsWith('.html') && !path.startsWith('/.'),
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

/** @returns the pages by file name, or undefined when the site is not built */
async function readPages(publicUrl: string): Promise<Map<string, Page> | undefined> {
  const files = [...new Set(Object.values(PAGES))]
  try {
    return new Map(await Promise.all(files.map(async (file) => [file, await readPage(file, publicUrl)] as const)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function readPage(file: string, publicUrl: string): Promise<Page> {
  const html = Buffer.from((await readFile(join(DIST, file), 'utf8')).replaceAll(PUBLIC_URL_TOKEN, publicUrl))
  const [br, gz] = await Promise.all([promisify(brotliCompress)(html), promisify(gzip)(html)])
  return { etag: `"${hash('sha256', html).slice(0, 32)}"`, encoded: { br, gzip: gz, identity: html } }
}

function sendPage(request: FastifyRequest, reply: FastifyReply, { etag, encoded }: Page) {
  reply.header('vary', 'accept-encoding').header('cache-control', 'no-cache').header('etag', etag)
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  const accepted = request.headers['accept-encoding'] ?? ''
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.type('text/html; charset=utf-8').send(encoded[encoding])
}

/** A person's browser asks for a page; a program asks for anything. */
function isForAPerson({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
