import { Link } from '@tanstack/react-router'
import type { IncomeDisclosure, IncomeDisclosureUpdate } from 'contract/site-texts'
import { type FormEvent, type ReactNode, useState } from 'react'
import { put } from '#web/client/api.ts'
import { DraftNotice } from '#web/client/draft-notice.tsx'
import { queryKeys } from '#web/client/query-keys.ts'
import { useDraft } from '#web/client/use-draft.ts'
import { useToastMutation } from '#web/client/use-toast-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { TextArea } from '#web/ui/text-area.tsx'

type DisclosureFormProps = { disclosure: IncomeDisclosure; markdown: (text: string) => ReactNode }

/** The text of /income-disclosure, and how it will look. */
export function DisclosureForm({ disclosure, markdown }: DisclosureFormProps) {
  const draft = useDraft('disclosure', { values: { text: disclosure.text }, version: disclosure.updatedAt })
  const [tried, setTried] = useState(false)
  const { mutate, isPending } = useSaveDisclosure((now, sent) =>
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
        Last changed on <Moment at={disclosure.updatedAt} />. Everybody can read it:{' '}
        <Link to="/income-disclosure" className="font-semibold text-ink underline underline-offset-4">
          the page
        </Link>
      </p>
      <DraftNotice what="text" draft={draft} labels={{ text: 'Text' }} />
      <form noValidate aria-label="About income" onSubmit={send} className="grid gap-4">
        <TextArea
          label="Text"
          hint="Markdown: ## for a heading, - for a list."
          rows={10}
          maxLength={20_000}
          value={text}
          error={tried && text.trim() === '' ? 'The disclosure needs text.' : undefined}
          onChange={({ currentTarget }) => draft.change({ text: currentTarget.value })}
        />
        <Button type="submit" pending={isPending} className="justify-self-start">
          Save text
        </Button>
      </form>
      <Preview>{() => markdown(text)}</Preview>
    </Card>
  )
}

function Preview({ children }: { children: () => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="rounded-card border-2 border-rule"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer items-center rounded-card px-4 py-2 font-semibold hover:bg-sunken">
        Preview as everybody sees it
      </summary>
      {open && <div className="border-rule border-t-2 p-3 sm:p-4">{children()}</div>}
    </details>
  )
}

function useSaveDisclosure(onSaved: (now: IncomeDisclosure, sent: IncomeDisclosureUpdate) => void) {
  return useToastMutation({
    send: (update: IncomeDisclosureUpdate) => put<IncomeDisclosure>('/api/admin/income-disclosure', update),
    done: () => ({ title: 'Text saved', description: 'What we say about income is changed.' }),
    failed: 'Failed to save the text',
    invalidates: [queryKeys.disclosure],
    onSaved,
  })
}
