import { Health } from 'contract/health'
import type { Dependencies } from '#server/dependencies.ts'
import { Refusal } from '#server/refusal.ts'
import { refusals, type Scope } from '#server/scope.ts'

const tags = ['health']

/** Alive: the process answers. Ready: so does its database, and it is not about to end. */
export function healthRoutes(scope: Scope, { database }: Dependencies): void {
  scope.get(
    '/api/health',
    { schema: { tags, summary: 'Whether the program runs', response: { 200: Health, ...refusals } } },
    async () => ({ status: 'ok' as const }),
  )

  scope.get(
    '/api/ready',
    { schema: { tags, summary: 'Whether it can read and write', response: { 200: Health, ...refusals } } },
    async () => {
      if (scope.isClosing || !(await database.isReady())) throw new Refusal('BUSY', { retryAfter: 5 })
      return { status: 'ok' as const }
    },
  )
}
