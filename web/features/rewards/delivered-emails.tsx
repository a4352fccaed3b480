import type { DeliveredEmail } from 'contract/rewards'
import { PRODUCT_BLANK } from 'game/rewards'
import { useState } from 'react'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { namingProduct, sequencesOf } from './pack-text.ts'

/** Letters by the situation they are for, subject and text to be copied apart. */
export function DeliveredEmails({ emails }: { emails: readonly DeliveredEmail[] }) {
  return (
    <>
      <p className="text-ink-soft">
        Most emails fit only one situation, which is named above the email. Those with a link say what you get when
        people join. Please leave that in: it’s honest, and in many countries it’s the law. Words in [square brackets]
        are yours to fill in before you send an email.
      </p>
      {sequencesOf(emails).map(([name, letters]) => (
        <Sequence key={name} name={name} letters={letters} />
      ))}
    </>
  )
}

function Sequence({ name, letters }: { name: string; letters: readonly DeliveredEmail[] }) {
  const [product, setProduct] = useState('')
  return (
    // Named, because each sequence has a field of the same name.
    <section aria-label={name} className="grid gap-3">
      <h4 className="heading-card">{name}</h4>
      {letters.some(({ body }) => body.includes(PRODUCT_BLANK)) && (
        <TextField
          label="What did they buy?"
          hint="As you’d say it in a sentence, such as: the blue kettle"
          maxLength={80}
          value={product}
          onChange={({ target }) => setProduct(target.value)}
          className="max-w-reading"
        />
      )}
      {letters.map((letter) => (
        <Letter key={letter.key} letter={{ ...letter, body: namingProduct(letter.body, product) }} />
      ))}
    </section>
  )
}

function Letter({ letter: { step, subject, sendOnlyIf, body } }: { letter: DeliveredEmail }) {
  const [isTrue, setTrue] = useState(sendOnlyIf === null)
  const isUnnamed = body.includes(PRODUCT_BLANK)
  return (
    <details className="rounded-md border-2 border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 font-semibold">
        <span className="shrink-0 text-ink-soft text-sm">Email {step}</span>
        <span className="min-w-0">{subject}</span>
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">
        {sendOnlyIf !== null && (
          <Condition sendOnlyIf={sendOnlyIf} subject={subject} isTrue={isTrue} onChange={setTrue} />
        )}
        <p className="max-w-reading whitespace-pre-line wrap-anywhere">{body}</p>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={subject} copied="Subject copied." disabled={!isTrue}>
            Copy subject
          </CopyButton>
          <CopyButton text={body} copied="Email text copied." disabled={!isTrue || isUnnamed}>
            Copy text
          </CopyButton>
        </div>
        {isTrue && isUnnamed && <p className="text-ink-soft text-sm">Say above what they bought to copy the text.</p>}
      </div>
    </details>
  )
}

type ConditionProps = { sendOnlyIf: string; subject: string; isTrue: boolean; onChange: (isTrue: boolean) => void }

/** What must have happened before this letter is sent. It is confirmed before anything can be copied. */
function Condition({ sendOnlyIf, subject, isTrue, onChange }: ConditionProps) {
  return (
    <div className="grid max-w-reading gap-1 rounded-md bg-earned-tint px-4 py-3">
      <p>
        <span className="font-semibold">Send only if:</span> {sendOnlyIf}
      </p>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isTrue}
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 shrink-0 accent-done"
        />
        <span>
          That’s true here<span className="sr-only">: {subject}</span>
        </span>
      </label>
    </div>
  )
}
