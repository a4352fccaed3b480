import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/loaded.tsx'
import { managedDisclosureQuery, managedFiguresQuery, operatorQuery } from './admin-queries.ts'
import { DisclosureForm } from './disclosure-form.tsx'
import { FigureForm } from './figure-form.tsx'
import { OperatorForm } from './operator-form.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** What the site says about itself: who runs it, the figures of the start page, and about income. */
export function SiteSection({ markdown }: { markdown: (text: string) => ReactNode }) {
  return (
    <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-6">
      <Figures />
      <div className="grid gap-10">
        <Operator />
        <Disclosure markdown={markdown} />
      </div>
    </div>
  )
}

function Figures() {
  const query = useQuery(managedFiguresQuery())
  return (
    <section aria-labelledby="figures" className="grid gap-3">
      <h2 id="figures" className="heading-section">
        Figures of the start page
      </h2>
      <p className="text-ink-soft">
        A figure without a source is marked illustrative, and visitors of a public site see it only once you confirm it.
        Show what you can prove, and hide the rest.
      </p>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading figures..." />}
        failure="The figures couldn't be loaded."
      >
        {(figures) => figures.map((figure) => <FigureForm key={figure.key} figure={figure} />)}
      </Loaded>
    </section>
  )
}

function Operator() {
  const query = useQuery(operatorQuery())
  return (
    <section aria-labelledby="operator" className="grid gap-3">
      <h2 id="operator" className="heading-section">
        Who runs this site
      </h2>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading who runs this site..." />}
        failure="Who runs this site could not be loaded."
      >
        {(details) => <OperatorForm details={details} />}
      </Loaded>
    </section>
  )
}

function Disclosure({ markdown }: { markdown: (text: string) => ReactNode }) {
  const query = useQuery(managedDisclosureQuery())
  return (
    <section aria-labelledby="disclosure" className="grid gap-3">
      <h2 id="disclosure" className="heading-section">
        About income
      </h2>
      <Loaded
        query={query}
        loading={<RowsSkeleton label="Loading the text..." />}
        failure="The text couldn't be loaded."
      >
        {(disclosure) => <DisclosureForm disclosure={disclosure} markdown={markdown} />}
      </Loaded>
    </section>
  )
}
