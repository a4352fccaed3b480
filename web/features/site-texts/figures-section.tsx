import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ManagedFigure } from 'contract/site-texts'
import * as messages from 'messages/site-texts'
import { adminQueryKeys } from '#web/client/api/admin-query-keys.ts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { FigureForm } from './figure-form.tsx'

function managedFiguresQuery() {
  return queryOptions({
    queryKey: adminQueryKeys.managedFigures,
    queryFn: ({ signal }) => get<ManagedFigure[]>('/api/admin/marketing-figures', signal),
    staleTime: 0,
  })
}

/** All figures of the start page, the hidden ones too, each with its form. */
export function FiguresSection() {
  const query = useQuery(managedFiguresQuery())
  return (
    <section aria-labelledby="figures" className="grid gap-3">
      <h2 id="figures" className="heading-section">
        {messages.figures}
      </h2>
      <p className="text-ink-soft">{messages.aboutFigures}</p>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loadingFigures} />} failure={messages.figuresFailed}>
        {(figures) => figures.map((figure) => <FigureForm key={figure.key} figure={figure} />)}
      </Loaded>
    </section>
  )
}
