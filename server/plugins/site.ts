import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { BuiltPage, BuiltSite } from 'contract/built-site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { escapeHtml } from 'game/html'
import type { Dependencies } from '#server/dependencies.ts'
import { CachedAnswer } from '#server/http/cached-answer.ts'
import { errorAnswer } from '#server/plugins/errors.ts'
import { LandingPage } from '#server/plugins/landing-figures.ts'
import { Refusal } from '#server/refusal.ts'

const DIST = join(import.meta.dirname, '../../web/dist')

const MANIFEST = '.build/pages.json'

/** A page that sends its own headers and body. */
type Page = Pick<LandingPage, 'send'>

type Parts = Pick<Dependencies, 'config' | 'database'>

/** The built site. An address without a page gets the shell with 404, where the script says so; the API gets JSON. */
export async function serveSite(app: FastifyInstance, deps: Parts, dist = DIST): Promise<void> {
  const site = readManifest(dist)
  if (site === undefined) {
    app.log.warn('The site is not built, or by an older version, so only the API is served. Run: npm run build')
    app.setNotFoundHandler((_request, reply) => sendNotFound(reply))
    return
  }
  const notFound = readPage(site.notFound, deps, dist)
  app.setNotFoundHandler((request, reply) => {
    if (!isForAPerson(request)) return sendNotFound(reply)
    return sendPage(request, reply.code(site.notFound.status), notFound)
  })
  await serveFiles(app, dist)
  for (const [url, built] of Object.entries(site.pages)) {
    const page = readPage(built, deps, dist)
    const options = { schema: { hide: true }, compress: false } as const
    app.get(url, options, (request, reply) => sendPage(request, reply.code(built.status), page))
  }
}

/** @returns undefined where the site is not built, or was by a version that wrote no manifest */
export function readManifest(dist = DIST): BuiltSite | undefined {
  const file = join(dist, MANIFEST)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function sendNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send(errorAnswer(new Refusal('NOT_FOUND')))
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // No file is large enough to request a part of it.
    acceptRanges: false,
    // Pages are sent once their slots are filled.
    allowedPath: (path) => !path.endsWith('.html') && !path.startsWith('/.'),
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

/** @throws Error where a file is missing that the manifest names */
function readPage({ document, slots: { publicUrl, figures } }: BuiltPage, deps: Parts, dist: string): Page {
  const file = join(dist, document)
  if (!existsSync(file)) throw new Error(`The built site has no ${document}. Run: npm run build`)
  const html = readFileSync(file, 'utf8')
  const filled = publicUrl === undefined ? html : html.replaceAll(publicUrl, () => escapeHtml(deps.config.publicUrl))
  return figures === undefined ? cachedPage(filled) : new LandingPage(filled, figures, deps)
}

function cachedPage(html: string): Page {
  const answer = new CachedAnswer(Buffer.from(html), 'text/html; charset=utf-8')
  return {
    send: (request, reply) =>
      answer.send(request, reply.headers({ vary: 'accept-encoding', 'cache-control': 'no-cache' })),
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  await page.send(request, reply)
  return reply
}

/** A person's browser accepts HTML; a program accepts anything. */
function isForAPerson({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
