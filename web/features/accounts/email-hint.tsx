import { doubtAbout } from 'game/email-typos'
import * as messages from 'messages/email-hint'
import { Button } from '#web/ui/button.tsx'
import { leftToRight } from '#web/ui/isolated.tsx'

type EmailHintProps = { address: string; onTake: (suggestion: string) => void }

/** Says under an address that looks mistyped what may be wrong with it. It blocks nothing. */
export function EmailHint({ address, onTake }: EmailHintProps) {
  const doubt = doubtAbout(address)
  if (!doubt) return null
  const { suggestion } = doubt
  if (suggestion === null) {
    return <p className="mt-1.5 text-sm">{messages.isComplete({ address: address.trim(), what: leftToRight })}</p>
  }
  return (
    <div className="mt-1.5 grid justify-items-start gap-1.5">
      <p className="text-sm">{messages.didYouMean({ suggestion, what: leftToRight })}</p>
      <Button className="wrap-anywhere whitespace-normal!" onClick={() => onTake(suggestion)}>
        <span>{messages.takeIt({ suggestion, what: leftToRight })}</span>
      </Button>
    </div>
  )
}
