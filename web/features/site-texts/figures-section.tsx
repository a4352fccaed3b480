import { queryOptions, useQuery } from '@tanstack/react-query'
import type { MarketingFigure } from 'contract/site-texts'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { FigureForm } from './figure-form.tsx'

function managedFiguresQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.managedFigures,
    queryFn: ({ signal }) => get<MarketingFigure[]>('/api/admin/marketing-figures', signal),
    staleTime: 0,
  })
}

/** All figures of the start page, the hidden ones too, each with its form. */
export function FiguresSection() {
  const query = useQuery(managedFiguresQuery())
  return (
    <section aria-labelledby="figures" className="grid gap-3">
      <h2 id="figures" className="heading-section">
        Figures on the start page
      </h2>
      <p className="text-ink-soft">
        A figure without a source is marked illustrative, and visitors to a public site see it only once you confirm it.
        Show what you can prove, and hide the rest.
      </p>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading figures..." />}
        failure="The figures couldn’t be loaded."
      >
        {(figures) => figures.map((figure) => <FigureForm key={figure.key} figure={figure} />)}
      </Loaded>
    </section>
  )
}
