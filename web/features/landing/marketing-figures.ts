import { queryOptions } from '@tanstack/react-query'
import type { MarketingFigure } from 'contract/site-texts'
import { get } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'

export type ShownFigure = Pick<MarketingFigure, 'key' | 'value' | 'label' | 'source' | 'language'>

export function figuresQuery() {
  return queryOptions({
    queryKey: queryKeys.figures,
    queryFn: ({ signal }) => get<readonly ShownFigure[]>('/api/marketing-figures', signal),
  })
}
