import { queryOptions, useQuery } from '@tanstack/react-query'
import type { IncomeDisclosure as Disclosure } from 'contract/site-texts'
import * as messages from 'messages/income-disclosure'
import { get } from '#web/client/api/api.ts'
import { Loaded } from '#web/client/api/loaded.tsx'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { MailLink } from '#web/client/site/mail-link.tsx'
import { useSiteSettings } from '#web/client/site/site-settings.ts'
import { Card } from '#web/ui/card.tsx'
import { Markdown } from '#web/ui/markdown.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

function disclosureQuery() {
  return queryOptions({
    queryKey: queryKeys.disclosure,
    queryFn: ({ signal }) => get<Disclosure>('/api/income-disclosure', signal),
  })
}

/** /income-disclosure: what this company says about income, open to all. */
export function IncomeDisclosure() {
  const query = useQuery(disclosureQuery())
  return (
    <article className="mx-auto w-full max-w-reading">
      <h1 className="heading-page mb-4 md:mb-6">{messages.heading}</h1>
      <Loaded query={query} loading={<TextSkeleton />} failure={messages.pageFailed}>
        {({ text, updatedAt, language }) => (
          <>
            <NotTranslated language={language} />
            <Card {...languageProps({ language })} as="div" className="[&_:is(h2,h3):first-child]:mt-0">
              <Markdown content={withoutTitle(text)} level={2} />
            </Card>
            <p className="mt-3 text-ink-soft text-sm">
              {messages.lastChanged({ when: () => <Moment at={updatedAt} /> })}
            </p>
            <WhomToAsk />
          </>
        )}
      </Loaded>
    </article>
  )
}

/** The text may refer readers to the administrator: this shows the contact address, if there is one. */
function WhomToAsk() {
  const email = useSiteSettings()?.contactEmail
  if (!email) return null
  return <p className="text-ink-soft text-sm">{messages.runBy({ address: () => <MailLink email={email} /> })}</p>
}

/** The page already has a title; one at the beginning of the text would repeat it. */
export function withoutTitle(text: string): string {
  return text.replace(/^\s*# .*\n*/, '')
}

function TextSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-3">
      <Skeleton className="h-7 w-2/3" />
      <Skeleton className="h-32 rounded-card" />
      <Skeleton className="h-32 rounded-card" />
    </Loading>
  )
}
