import * as messages from 'messages/drafts'
import { useFocusInPlace } from '#web/client/page/focus.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

type GoneNoticeProps = {
  /** That it no longer exists. */
  sentence: string
  /** Whether the form now holds what was typed into that item. */
  hasDraft: boolean
  /** Given where no form holds what was typed into it. */
  onDiscard?: (() => void) | undefined
}

/** Shown above the empty form when the item that was being edited no longer exists. */
export function GoneNotice({ sentence, hasDraft, onDiscard }: GoneNoticeProps) {
  const place = useFocusInPlace<HTMLParagraphElement>(hasDraft)
  const discard = () => {
    // The button that was pressed goes away.
    place.current?.focus()
    onDiscard?.()
  }
  return (
    <Banner tone="danger" role="alert">
      <p ref={place} tabIndex={-1} className="outline-none">
        {sentence}
      </p>
      {hasDraft && <p>{messages.keptForNew}</p>}
      {onDiscard && (
        <Button className="mt-3" onClick={discard}>
          {messages.discardDraft}
        </Button>
      )}
    </Banner>
  )
}
