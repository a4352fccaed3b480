import * as messages from 'messages/claims'
import { useState } from 'react'
import { MissingPart } from '#web/client/lazy/lazy-part.tsx'
import { Button } from '#web/ui/button.tsx'
import { ClaimList } from './claim-list.tsx'
import { useFindings } from './use-findings.ts'

/** How many are shown at first. */
const AT_FIRST = 3

/** The findings of a text that is being written: three at first, and all of them on request. */
export function ClaimAdvice({ text }: { text: string }) {
  const { checked, isMissing, retry } = useFindings(text)
  const [showsAll, setShowsAll] = useState(false)
  if (isMissing) return <MissingPart onRetry={retry} />
  const findings = checked?.findings ?? []
  const shown = showsAll ? findings : findings.slice(0, AT_FIRST)
  return (
    <div className="grid gap-3">
      <p role="status" className={findings.length === 0 ? 'sr-only' : 'font-semibold'}>
        {findings.length > 0 && messages.toThinkAbout({ count: findings.length })}
      </p>
      {checked && findings.length > 0 && <ClaimList checked={checked} findings={shown} label={messages.inYourText} />}
      {findings.length > AT_FIRST && (
        <Button
          type="button"
          className="justify-self-start"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? messages.showFewer : messages.showAll({ count: findings.length })}
        </Button>
      )}
    </div>
  )
}
