import { queryOptions, useQuery } from '@tanstack/react-query'
import type { IncomeDisclosure as Disclosure } from 'contract/site-texts'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { Administrator } from '#web/client/site/administrator.tsx'
import { useSiteSettings } from '#web/client/site/site-settings.ts'
import { Card } from '#web/ui/card.tsx'
import { Markdown } from '#web/ui/markdown.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

function disclosureQuery() {
  return queryOptions({
    queryKey: queryKeys.disclosure,
    queryFn: ({ signal }) => get<Disclosure>('/api/income-disclosure', signal),
  })
}

/** /income-disclosure: what this company says about income, open to everybody. */
export function IncomeDisclosure() {
  const query = useQuery(disclosureQuery())
  return (
    <article className="mx-auto w-full max-w-reading">
      <h1 className="heading-page mb-4 md:mb-6">About income</h1>
      <Loaded query={query} loading={<TextSkeleton />} failure="This text couldn’t be loaded.">
        {({ text, updatedAt }) => (
          <>
            <Card as="div" className="[&_:is(h2,h3):first-child]:mt-0">
              <Markdown content={withoutTitle(text)} level={2} />
            </Card>
            <p className="mt-3 text-ink-soft text-sm">
              Last changed on <Moment at={updatedAt} />
            </p>
            <WhomToAsk />
          </>
        )}
      </Loaded>
    </article>
  )
}

/** The text may send its readers to the administrator: this is where they are, if anywhere. */
function WhomToAsk() {
  if (!useSiteSettings()?.contactEmail) return null
  return (
    <p className="text-ink-soft text-sm">
      This site is run by <Administrator />.
    </p>
  )
}

/** The page has its title already; a text that begins with one of its own would say it twice. */
export function withoutTitle(text: string): string {
  return text.replace(/^\s*# .*\n*/, '')
}

function TextSkeleton() {
  return (
    <Loading label="Loading the text..." className="grid gap-3">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </Loading>
  )
}
