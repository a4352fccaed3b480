import type { DeliveredEmail } from 'contract/rewards'
import { PRODUCT_BLANK } from 'game/rewards'
import * as messages from 'messages/rewards'
import { useState } from 'react'
import { useOwnWords } from '#web/client/own-words/use-own-words.ts'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { NotReviewed } from './not-reviewed.tsx'
import { type Hints, OwnText } from './own-text.tsx'
import { namingProduct, sequencesOf, wordsOfEmail } from './pack-text.ts'

/** Letters by the situation they are for, subject and text to be copied apart. */
export function DeliveredEmails({ emails, hints }: { emails: readonly DeliveredEmail[]; hints: Hints }) {
  return (
    <>
      <p className="text-ink-soft">{messages.emailsAbout}</p>
      <NotReviewed items={emails} />
      {sequencesOf(emails).map(([name, letters]) => (
        <Sequence key={name} name={name} letters={letters} hints={hints} />
      ))}
    </>
  )
}

type SequenceProps = { name: string; letters: readonly DeliveredEmail[]; hints: Hints }

function Sequence({ name, letters, hints }: SequenceProps) {
  const [product, setProduct] = useState('')
  return (
    // Named, because each sequence has a field of the same name.
    <section aria-label={name} className="grid gap-3">
      <h4 className="heading-card">{name}</h4>
      {letters.some(({ body }) => body.includes(PRODUCT_BLANK)) && (
        <TextField
          label={messages.whatBought}
          hint={messages.whatBoughtHint}
          maxLength={80}
          value={product}
          onChange={({ target }) => setProduct(target.value)}
          className="max-w-reading"
        />
      )}
      {letters.map((letter) => (
        <Letter key={letter.key} letter={letter} product={product} hints={hints} />
      ))}
    </section>
  )
}

type LetterProps = { letter: DeliveredEmail; product: string; hints: Hints }

function Letter({ letter, product, hints }: LetterProps) {
  const { step, subject, sendOnlyIf, body, language } = letter
  const own = useOwnWords(wordsOfEmail(letter), body)
  const words = { ...own, text: namingProduct(own.text, product) }
  const [isTrue, setTrue] = useState(sendOnlyIf === null)
  const isUnnamed = words.text.includes(PRODUCT_BLANK)
  return (
    <details className="rounded-md border-2 border-rule">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2 font-semibold">
        <span className="shrink-0 text-ink-soft text-sm">{messages.emailStep({ step })}</span>
        <span lang={language} dir="auto" className="min-w-0">
          {subject}
        </span>
      </summary>
      <div className="grid gap-3 px-4 pt-1 pb-4">
        {sendOnlyIf !== null && (
          <Condition sendOnlyIf={sendOnlyIf} language={language} subject={subject} isTrue={isTrue} onChange={setTrue} />
        )}
        <OwnText words={words} language={language} title={subject} hints={hints}>
          <CopyButton text={subject} copied={messages.subjectCopied} disabled={!isTrue}>
            {messages.copySubject}
          </CopyButton>
          <CopyButton
            text={words.text}
            copied={messages.emailTextCopied}
            disabled={!isTrue || isUnnamed || words.text.trim() === ''}
          >
            {messages.copyEmailText}
          </CopyButton>
        </OwnText>
        {isTrue && isUnnamed && <p className="text-ink-soft text-sm">{messages.sayWhatBought}</p>}
      </div>
    </details>
  )
}

type ConditionProps = {
  sendOnlyIf: string
  language: string
  subject: string
  isTrue: boolean
  onChange: (isTrue: boolean) => void
}

/** What must have happened before this letter is sent. It is confirmed before anything can be copied. */
function Condition({ sendOnlyIf, language, subject, isTrue, onChange }: ConditionProps) {
  return (
    <div className="grid max-w-reading gap-1 rounded-md bg-earned-tint px-4 py-3">
      <p>
        {messages.sendOnlyIf({
          condition: sendOnlyIf,
          strong: (inside) => <span className="font-semibold">{inside}</span>,
          text: (inside) => (
            <span lang={language} dir="auto">
              {inside}
            </span>
          ),
        })}
      </p>
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          checked={isTrue}
          onChange={({ target }) => onChange(target.checked)}
          className="size-6 shrink-0 check-box"
        />
        <span>{messages.trueHere({ subject, more: (inside) => <span className="sr-only">{inside}</span> })}</span>
      </label>
    </div>
  )
}
