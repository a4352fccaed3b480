import type { OriginalQuery } from 'contract/common'
import type { FastifyRequest } from 'fastify'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import { languageOf } from '#server/features/sessions/public.ts'

/** In which language a request gets content: that of the request, or the original, for whoever is about to edit it. */
export function contentLanguage(request: FastifyRequest & { query: OriginalQuery }): string {
  return request.query.original === undefined ? languageOf(request) : ORIGINAL_LANGUAGE
}
