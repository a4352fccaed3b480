import { queryOptions } from '@tanstack/react-query'
import type { Reviews } from 'contract/reviews'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { askAfterSending } from './ask-after-sending.ts'

/** All that is due, or only what one course or one station taught. */
export type ReviewScope = { course?: number | undefined; mission?: number | undefined }

/**
 * What the member is to review now. Answers of an earlier visit are sent before or left out, so that their questions aren't
 * asked twice. Nothing of it is kept: after each answer it is out of date.
 */
export function reviewsQuery(memberId: string, scope: ReviewScope) {
  return queryOptions({
    queryKey: [...queryKeys.reviews, memberId, scope],
    queryFn: ({ signal }) =>
      askAfterSending<Reviews>({
        memberId,
        path: `/api/users/${memberId}/reviews${searchOf(scope)}`,
        signal,
        correct: ({ withoutConnection }, reviews, waited) => withoutConnection(memberId, scope, reviews, waited),
      }),
    staleTime: 0,
    gcTime: 0,
  })
}

function searchOf({ course, mission }: ReviewScope): string {
  if (course !== undefined) return `?course=${course}`
  return mission === undefined ? '' : `?mission=${mission}`
}
