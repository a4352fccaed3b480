import { queryOptions } from '@tanstack/react-query'
import type { MarketingFigure } from 'contract/site-texts'
import { language } from 'messages/language'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

export type ShownFigure = Pick<MarketingFigure, 'key' | 'value' | 'label' | 'source' | 'language'>

/** In the language of the page's address, which may differ from the member's. */
export function figuresQuery() {
  return queryOptions({
    queryKey: queryKeys.figures,
    queryFn: ({ signal }) => get<readonly ShownFigure[]>(`/api/marketing-figures?language=${language}`, signal),
  })
}
