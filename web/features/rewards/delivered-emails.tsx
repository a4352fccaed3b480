import type { DeliveredEmail } from 'contract/rewards'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { sequencesOf } from './pack-text.ts'

/** Letters by the situation they are for, subject and text to be copied apart. */
export function DeliveredEmails({ emails }: { emails: readonly DeliveredEmail[] }) {
  return (
    <>
      <p className="text-ink-soft">
        A letter after a first one is for somebody who wrote back or agreed. The one exception is the reminder after
        silence: send it once, then let it rest. Each says what you get when people join; please leave that in.
      </p>
      {sequencesOf(emails).map(([name, letters]) => (
        <div key={name} className="grid gap-3">
          <h4 className="heading-card">{name}</h4>
          {letters.map((letter) => (
            <Letter key={letter.key} letter={letter} />
          ))}
        </div>
      ))}
    </>
  )
}

function Letter({ letter: { step, subject, body } }: { letter: DeliveredEmail }) {
  return (
    <details className="rounded-md border-2 border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 font-semibold">
        <span className="shrink-0 text-ink-soft text-sm">Letter {step}</span>
        <span className="min-w-0">{subject}</span>
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">
        <p className="max-w-reading whitespace-pre-line wrap-anywhere">{body}</p>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={subject} copied="The subject is ready to be pasted.">
            Copy subject
          </CopyButton>
          <CopyButton text={body} copied="The letter is ready to be pasted.">
            Copy text
          </CopyButton>
        </div>
      </div>
    </details>
  )
}
