import { UserParams } from 'contract/common'
import { ProgressConsent } from 'contract/progress-consents'
import type { Dependencies } from '#server/dependencies.ts'
import { callerOf } from '#server/features/sessions/public.ts'
import { refusals, type Scope } from '#server/http/scope.ts'
import { readProgressConsent } from './read-consent.ts'

/** In the scope of a member's own id. */
export function progressConsentRoutes(scope: Scope, { database }: Pick<Dependencies, 'database'>): void {
  scope.get(
    '/progress-consent',
    {
      schema: {
        tags: ['team'],
        summary: 'See who would see your progress if you agreed',
        params: UserParams,
        response: { 200: ProgressConsent, ...refusals },
      },
    },
    (request) => readProgressConsent(database.read, callerOf(request).id),
  )
}
