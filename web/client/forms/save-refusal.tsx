import * as messages from 'messages/drafts'
import { useState } from 'react'
import { sentenceOf } from '#web/client/api/api-error.ts'
import { Banner } from '#web/ui/banner.tsx'

type SaveRefusalProps = {
  /** Of the last save. */
  error: Error | null
  draft: { isDraft: boolean; isStale: boolean }
}

/**
 * Beside a form's button: why it wasn't saved, until it is saved again or discarded. A toast is gone before a long text
 * is corrected. Not when somebody else saved meanwhile, because `DraftNotice` says that.
 */
export function SaveRefusal({ error, draft }: SaveRefusalProps) {
  const [past, setPast] = useState<Error | null>(null)
  // What was discarded or combined with the other state since isn't what was refused.
  if (error !== null && error !== past && (!draft.isDraft || draft.isStale)) setPast(error)
  const isCancelled = error?.name === 'AbortError'
  if (error === null || error === past || isCancelled) return null
  return (
    <Banner tone="danger" title={messages.notSaved}>
      <p>{sentenceOf(error, messages.tryAgain)}</p>
    </Banner>
  )
}
