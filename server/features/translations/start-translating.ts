import type { FastifyBaseLogger } from 'fastify'
import type { Dependencies } from '#server/dependencies.ts'
import { loadStarterTranslations } from './starter-translations.ts'

/**
 * Adds the starter translations beside a running site, because reading all files takes seconds.
 * @returns how to stop it: what isn't written yet is added at the next start
 */
export function startTranslating(
  deps: Pick<Dependencies, 'config' | 'database' | 'now'>,
  logger: Pick<FastifyBaseLogger, 'warn'>,
): () => Promise<void> {
  const over = new AbortController()
  const done = loadStarterTranslations(deps, { signal: over.signal }).catch((err: unknown) => {
    logger.warn({ err }, 'the starter translations could not be added; it will be tried again at the next start')
  })
  return async () => {
    over.abort()
    await done
  }
}
