import * as messages from 'messages/drafts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'

type GoneNoticeProps = {
  /** That it no longer exists. */
  sentence: string
  /** Whether the form now holds what was typed into that item. */
  hasDraft: boolean
}

/** Shown above the empty form when the item that was being edited no longer exists. */
export function GoneNotice({ sentence, hasDraft }: GoneNoticeProps) {
  const place = useFocusInPlace<HTMLParagraphElement>(hasDraft)
  return (
    <Banner tone="danger" role="alert">
      <p ref={place} tabIndex={-1} className="outline-none">
        {sentence}
      </p>
      {hasDraft && <p>{messages.keptForNew}</p>}
    </Banner>
  )
}
