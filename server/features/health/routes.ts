import { Health, SiteHealth } from 'contract/health'
import type { Dependencies } from '#server/dependencies.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { Refusal } from '#server/refusal.ts'
import { LoopDelay } from './loop-delay.ts'
import { readSiteHealth } from './read-site-health.ts'
import { Readiness } from './readiness.ts'

const tags = ['health']

/** Alive: the process answers. Ready: its database also accepts writes, and the process isn't stopping. */
export function healthRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  const readiness = new Readiness(database, scope.log)
  scope.get(
    '/api/health',
    { schema: { tags, summary: 'Check that the program runs', response: { 200: Health, ...refusals } } },
    async () => ({ status: 'ok' as const }),
  )

  scope.get(
    '/api/ready',
    {
      schema: {
        tags,
        summary: 'Check that the program can read and write, at most a second ago',
        response: { 200: Health, ...refusals },
      },
    },
    async () => {
      if (scope.isClosing || !(await readiness.isReady())) throw new Refusal('BUSY', { retryAfter: 5 })
      return { status: 'ok' as const }
    },
  )
}

/** In the scope of administrators. */
export function healthAdministrationRoutes(scope: Scope, deps: Dependencies): void {
  const loopDelay = new LoopDelay()
  // No request waits for the work of starting.
  scope.addHook('onListen', async () => loopDelay.reset())
  scope.addHook('onClose', async () => loopDelay.stop())

  scope.get(
    '/api/admin/health',
    {
      schema: {
        tags,
        summary:
          'Get the site health and what needs attention. This writes and deletes a row, to check that the database can be written',
        response: { 200: SiteHealth, ...refusals },
      },
    },
    async (request) =>
      readSiteHealth(deps, loopDelay.p99(), (failure) =>
        request.log.warn(failure, 'could not check a part of the site health'),
      ),
  )
}
