import { Link } from '@tanstack/react-router'
import type { IncomeDisclosure, IncomeDisclosureUpdate } from 'contract/site-texts'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import * as page from 'messages/income-disclosure'
import * as messages from 'messages/site-texts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { put } from '#web/client/api/api.ts'
import { queryKeys } from '#web/client/api/query-keys.ts'
import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { DraftNotice } from '#web/client/forms/draft-notice.tsx'
import { SaveRefusal } from '#web/client/forms/save-refusal.tsx'
import { useDraft } from '#web/client/forms/use-draft.ts'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Preview } from '#web/ui/preview.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { withoutTitle } from './income-disclosure.tsx'

const Markdown = lazyPart(
  async () => (await import('#web/ui/markdown.tsx')).Markdown,
  <Skeleton className="h-60 rounded-card" />,
)

/** The text of /income-disclosure, and how it will look. */
export function DisclosureForm({ disclosure }: { disclosure: IncomeDisclosure }) {
  const draft = useDraft('disclosure', { values: { text: disclosure.text }, version: disclosure.updatedAt })
  const [tried, setTried] = useState(false)
  const { mutate, isPending, error } = useSaveDisclosure((now, sent) =>
    draft.settle({ text: sent.text }, { values: { text: now.text }, version: now.updatedAt }),
  )
  const { text } = draft.values

  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setTried(true)
    if (!isPending && text.trim() !== '') mutate({ text, updatedAt: draft.version })
  }
  return (
    <Card as="div" className="grid gap-4">
      <p className="text-ink-soft">
        {messages.anyoneCanRead({ when: () => <Moment at={disclosure.updatedAt} />, link: disclosureLink })}
      </p>
      <DraftNotice what="text" draft={draft} labels={{ text: messages.text }} />
      <form noValidate aria-label={page.heading} onSubmit={send} className="grid gap-4">
        <TextArea
          label={messages.text}
          hint={messages.markdown}
          rows={10}
          maxLength={20_000}
          value={text}
          error={tried && text.trim() === '' ? messages.needsText : undefined}
          onChange={({ currentTarget }) => draft.change({ text: currentTarget.value })}
        />
        <SaveRefusal error={error} draft={draft} />
        <Button type="submit" pending={isPending} className="justify-self-start">
          {messages.saveText}
        </Button>
      </form>
      <Preview label={messages.preview} language={ORIGINAL_LANGUAGE}>
        <div className="[&_:is(h2,h3):first-child]:mt-0">
          <Markdown content={withoutTitle(text)} level={2} />
        </div>
      </Preview>
    </Card>
  )
}

function disclosureLink(inside: ReactNode) {
  return (
    <Link to="/income-disclosure" className="font-semibold text-ink underline underline-offset-4">
      {inside}
    </Link>
  )
}

function useSaveDisclosure(onSaved: (now: IncomeDisclosure, sent: IncomeDisclosureUpdate) => void) {
  return useToastMutation({
    send: (update: IncomeDisclosureUpdate) => put<IncomeDisclosure>('/api/admin/income-disclosure', update),
    done: () => ({ title: messages.textSaved, description: messages.pageUpdated }),
    failed: messages.saveTextFailed,
    invalidates: [queryKeys.disclosure],
    onSaved,
  })
}
