import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { errorAnswer } from '#server/plugins/errors.ts'
import { KeptAnswer } from '#server/plugins/kept-answer.ts'
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
  '/questions': 'app.html',
  '/content-manager': 'app.html',
  '/account': 'account.html',
  '/rewards': 'rewards.html',
  '/info': 'app.html',
  '/info/:code': 'app.html',
  '/contact/:token': 'app.html',
  '/confirm-contact/:token': 'app.html',
  '/unsubscribe/:token': 'app.html',
  '/contact': 'app.html',
  '/privacy': 'app.html',
  '/terms': 'app.html',
  '/report': 'app.html',
  '/income-disclosure': 'app.html',
  '/admin/:section': 'app.html',
}

/** Stands in the built pages where links need the address that the world knows us by. */
const PUBLIC_URL_TOKEN = '__PUBLIC_URL__'

/** What leaves its headers and its body to itself. */
type Page = Pick<LandingPage, 'send'>

type Parts = Pick<Dependencies, 'config' | 'database'>

/** The built site. An address that is no page gets the shell with 404, where the script says so; the API gets JSON. */
export async function serveSite(app: FastifyInstance, deps: Parts, dist = DIST): Promise<void> {
  const pages = await readPages(deps, dist)
  app.setNotFoundHandler(async (request, reply) => {
    const shell = pages?.get('app.html')
    if (shell && isForAPerson(request)) return sendPage(request, reply.code(404), shell)
    return reply.code(404).send(errorAnswer(new Refusal('NOT_FOUND')))
  })
  if (pages === undefined) {
    app.log.warn('The site is not built, so only the API is served. Run: npm run build')
    return
  }
  await serveFiles(app, dist)
  for (const [url, file] of Object.entries(PAGES)) {
    const page = pages.get(file)
    if (page === undefined) throw new Error(`web/dist has no ${file}. Run: npm run build`)
    const options = { schema: { hide: true }, compress: false } as const
    app.get(url, options, (request, reply) => sendPage(request, reply, page))
  }
}

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Nothing is so large that a part of it would be asked for.
    acceptRanges: false,
    // Pages carry a token until they are read here.
    allowedPath: (path) => !path.endsWith('.html') && !path.startsWith('/.'),
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/')
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}

/** @returns the pages by file name, or undefined when the site is not built */
async function readPages(deps: Parts, dist: string): Promise<Map<string, Page> | undefined> {
  const files = [...new Set(Object.values(PAGES))]
  const read = async (file: string): Promise<[string, Page]> => {
    const html = (await readFile(join(dist, file), 'utf8')).replaceAll(PUBLIC_URL_TOKEN, deps.config.publicUrl)
    return [file, file === PAGES['/'] ? new LandingPage(html, deps) : keptPage(html)]
  }
  try {
    return new Map(await Promise.all(files.map(read)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

function keptPage(html: string): Page {
  const answer = new KeptAnswer(Buffer.from(html), 'text/html; charset=utf-8')
  return {
    send: (request, reply) =>
      answer.send(request, reply.headers({ vary: 'accept-encoding', 'cache-control': 'no-cache' })),
  }
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<FastifyReply> {
  await page.send(request, reply)
  return reply
}

/** A person's browser asks for a page; a program asks for anything. */
function isForAPerson({ method, url, headers }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD'
  return reads && !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html')
}
