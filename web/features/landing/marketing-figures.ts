import { queryOptions } from '@tanstack/react-query'
import type { MarketingFigure } from 'contract/site-texts'
import { get } from '#web/client/api.ts'
import { queryKeys } from '#web/client/query-keys.ts'

export type ShownFigure = Pick<MarketingFigure, 'key' | 'value' | 'label' | 'source'>

/** What stands beside a figure that has no source (decisions §4). */
export const WITHOUT_SOURCE = 'illustrative'

/** What is prerendered. The server puts the stored figures in their place before anybody sees them. */
const PRERENDERED: readonly ShownFigure[] = [
  { key: 'roi', value: '5-10x', label: 'ROI', source: null },
  { key: 'retention', value: '90%', label: 'retention', source: null },
  { key: 'support', value: '24/7', label: 'support', source: null },
  { key: 'top', value: 'Top 3%', label: 'of the field', source: null },
]

/**
 * The figures to be shown. A page that came from the server has them already, with what an administrator has changed
 * since the page was built: they are read off it, because hydrating with anything else would be an error, and asking
 * again would move the page under the reader. Only who comes here from another screen asks for them.
 */
export function figuresQuery() {
  return queryOptions({
    queryKey: queryKeys.figures,
    queryFn: ({ signal }) => get<readonly ShownFigure[]>('/api/marketing-figures', signal),
    initialData: typeof document === 'undefined' ? PRERENDERED : figuresOnPage,
  })
}

/** @returns undefined where the page came without a list of figures; an empty list where all of them are hidden */
function figuresOnPage(): readonly ShownFigure[] | undefined {
  const list = document.querySelector('[data-figures]')
  return list ? [...list.querySelectorAll<HTMLElement>('[data-figure]')].map(figureOn) : undefined
}

function figureOn(item: HTMLElement): ShownFigure {
  const text = (name: string) => item.querySelector(`[data-figure-${name}]`)?.textContent ?? ''
  const source = text('source')
  return {
    key: item.dataset.figure ?? '',
    value: text('value'),
    label: text('label'),
    source: source === WITHOUT_SOURCE ? null : source,
  }
}
