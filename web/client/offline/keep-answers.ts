import { ANSWERS, KEPT_AT, OPENED } from '#web/client/offline/kept.ts'

/** One change after the other. */
let changes: Promise<void> = Promise.resolve()

/**
 * From now on, answers are kept for this member and for nobody else: what was kept for others is erased first.
 * @param memberId null where nobody is signed in
 * @returns when it's done; a browser that keeps nothing for us has nothing to erase
 */
export function keepAnswersFor(memberId: string | null): Promise<void> {
  changes = changes.then(() => change(memberId)).catch(() => undefined)
  return changes
}

async function change(memberId: string | null): Promise<void> {
  const { caches } = globalThis
  if (caches === undefined) return
  const own = memberId === null ? undefined : ANSWERS + memberId
  for (const name of await caches.keys()) if (name.startsWith(ANSWERS) && name !== own) await caches.delete(name)
  if (own === undefined || !('serviceWorker' in navigator) || (await isOpened(own))) return
  const cache = await caches.open(own)
  await cache.put(OPENED, new Response(''))
}

/** The kept answers of the member who is signed in; undefined where there are none. */
export async function keptAnswers(memberId: string): Promise<Cache | undefined> {
  const { caches } = globalThis
  await changes
  const name = ANSWERS + memberId
  return caches !== undefined && (await isOpened(name)) ? caches.open(name) : undefined
}

/** When the server gave the answer that is kept of a call, in milliseconds since 1970; undefined where none is kept. */
export async function keptAt(memberId: string, path: string): Promise<number | undefined> {
  const answer = await (await keptAnswers(memberId))?.match(path)
  return answer && Number(answer.headers.get(KEPT_AT))
}

/** A cache without the mark was opened by a page that closed before it could set it. */
async function isOpened(cacheName: string): Promise<boolean> {
  return (await globalThis.caches.match(OPENED, { cacheName })) !== undefined
}
