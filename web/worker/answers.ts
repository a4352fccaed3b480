import { ANSWERS, KEPT_AT, KEPT_BECAUSE, type KeptBecause, OPENED } from '#web/client/offline/kept.ts'
import { mayBeKept } from '#web/client/offline/may-be-kept.ts'
import type { Around } from './around.ts'

/** How long the server may take before the kept answer is shown, in milliseconds. Its own comes into the cache later. */
export const FALLBACK_AFTER = 3_000

/** What a proxy says of a server that is away, and the server while its database is. */
const AWAY = [502, 503, 504]

/**
 * The server's answer. Where it can't be reached, or takes too long, what it said before.
 * @param goOn keeps the worker alive until what it is given has ended
 */
export async function answerOf(request: Request, around: Around, goOn: (work: Promise<unknown>) => void) {
  const url = new URL(request.url)
  const cache = await cacheFor(url, around)
  if (cache === undefined) return around.fetch(request)
  const asking = ask(request, { cache, around, goOn })
  const kept = await cache.match(request.url)
  if (kept === undefined) return asking
  goOn(asking.catch(() => undefined))
  const outcome = await Promise.race([
    asking.then(
      (answer) => (AWAY.includes(answer.status) ? 'silent' : answer),
      () => 'offline' as const,
    ),
    around.pause(FALLBACK_AFTER).then(() => 'silent' as const),
  ])
  return typeof outcome === 'string' ? fromCache(kept, outcome) : outcome
}

type Asking = { cache: Cache; around: Around; goOn: (work: Promise<unknown>) => void }

async function ask(request: Request, { cache, around, goOn }: Asking): Promise<Response> {
  const answer = await around.fetch(request)
  // The session has ended. Whoever holds the phone now may be somebody else.
  if (answer.status === 401) await eraseAnswers(around.caches)
  // Where it was deleted meanwhile, this goes into the deleted cache, which nobody can open.
  else if (answer.ok) goOn(keep(cache, request.url, answer.clone(), around.now()))
  return answer
}

/** Only the body and its type: no cookie, and nothing that would make the cache look at a request's headers. */
async function keep(cache: Cache, url: string, answer: Response, at: number): Promise<void> {
  const headers = { 'content-type': answer.headers.get('content-type') ?? '', [KEPT_AT]: String(at) }
  // Without room, the older answer stays.
  await cache.put(url, new Response(answer.body, { headers })).catch(() => undefined)
}

function fromCache(kept: Response, because: KeptBecause): Response {
  const headers = new Headers(kept.headers)
  headers.set(KEPT_BECAUSE, because)
  return new Response(kept.body, { headers })
}

/** The cache of the member who is signed in, where the answer may be kept. The page opens and deletes it. */
async function cacheFor(url: URL, { caches }: Around): Promise<Cache | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(ANSWERS))
  const [name] = names
  if (name === undefined || names.length > 1 || !mayBeKept(url, name.slice(ANSWERS.length))) return undefined
  // Without opening it: a page that is about to mark the cache must not lose it.
  if ((await caches.match(OPENED, { cacheName: name })) === undefined) return undefined
  const cache = await caches.open(name)
  if ((await cache.match(OPENED)) !== undefined) return cache
  // It was deleted a moment ago, and opening it made it anew.
  await caches.delete(name)
  return undefined
}

export async function eraseAnswers(caches: CacheStorage): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(ANSWERS)) await caches.delete(name)
}
