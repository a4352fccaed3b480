import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type DraftNoticeProps = {
  /** What the form is about: `course`, `quiz`. */
  what: string
  draft: {
    isDraft: boolean
    isStale: boolean
    conflicts: readonly PropertyKey[]
    takeOver: () => void
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
      <p className="py-2 text-sm">Not saved yet. Your draft stays in this tab, even if you reload.</p>
      {/* On a line of its own, its words stand under those above. */}
      <Button variant="plain" className="-ms-3.5 px-3!" onClick={draft.discard}>
        Discard draft
      </Button>
    </div>
  )
}

function StaleNotice({ what, draft, labels }: DraftNoticeProps) {
  const both = draft.conflicts.map((field) => labels[String(field)] ?? String(field)).join(', ')
  return (
    <Banner tone="danger" role="alert" title={`Someone else changed this ${what}`}>
      <p>
        {both === ''
          ? 'Reload it to combine their changes with yours.'
          : `You both changed: ${both}. What you typed is kept, and saving replaces their version.`}
      </p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="ink" className="whitespace-normal!" onClick={draft.takeOver}>
          Reload and keep what I typed
        </Button>
        <Button onClick={draft.discard}>Discard draft</Button>
      </div>
    </Banner>
  )
}
