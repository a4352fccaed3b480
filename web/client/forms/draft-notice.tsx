import * as messages from 'messages/drafts'
import { locale } from 'messages/language'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type DraftNoticeProps = {
  /** What the form is about. */
  what:
    | 'course'
    | 'lesson'
    | 'station'
    | 'quiz'
    | 'material'
    | 'conversation'
    | 'figure'
    | 'details'
    | 'text'
    | 'person'
  draft: {
    isDraft: boolean
    isStale: boolean
    conflicts: readonly PropertyKey[]
    /** Absent where saving replaces the other version without it. */
    takeOver?: (() => void) | undefined
    discard: () => void
  }
  /** How the fields are called on screen. */
  labels: Readonly<Record<string, string>>
}

/** At the head of a form: that what was typed is not saved yet, or that somebody else saved something else meanwhile. */
export function DraftNotice({ what, draft, labels }: DraftNoticeProps) {
  if (!draft.isDraft) return null
  if (draft.isStale) return <StaleNotice what={what} draft={draft} labels={labels} />
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 rounded-md bg-sunken py-1 pe-1 ps-3">
      <p className="py-2 text-sm">{messages.draftKept}</p>
      {/* On a line of its own, its words stand under those above. */}
      <Button variant="plain" className="-ms-3.5 px-3!" onClick={draft.discard}>
        {messages.discardDraft}
      </Button>
    </div>
  )
}

function StaleNotice({ what, draft, labels }: DraftNoticeProps) {
  const both = draft.conflicts.map((field) => labels[String(field)] ?? String(field))
  const fields = new Intl.ListFormat(locale, { type: 'unit' }).format(both)
  return (
    <Banner tone="danger" role="alert" title={messages.othersChanged({ what })}>
      <p>{fields === '' ? messages.reloadToCombine : messages.bothChanged({ what, fields })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        {draft.takeOver && (
          <Button variant="ink" className="whitespace-normal!" onClick={draft.takeOver}>
            {messages.reloadAndKeep}
          </Button>
        )}
        <Button onClick={draft.discard}>{messages.discardDraft}</Button>
      </div>
    </Banner>
  )
}
