import { Pencil } from 'lucide-react'
import * as messages from 'messages/rewards'
import { type ReactNode, useState } from 'react'
import { OwnWordsField } from '#web/client/own-words/own-words-field.tsx'
import type { OwnWords } from '#web/client/own-words/use-own-words.ts'
import { Button } from '#web/ui/button.tsx'

/** Advice on a text, shown under its field. */
export type Hints = (text: string) => ReactNode

type OwnTextProps = {
  words: OwnWords
  /** In which it was delivered. */
  language: string
  /** What the button names beside itself. */
  title: string
  hints: Hints
  /** The other buttons, before the one that opens the field. */
  children: ReactNode
}

/** A delivered text as it will be copied: to be read, or changed. */
export function OwnText({ words, language, title, hints, children }: OwnTextProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {!isOpen && (
        <p lang={language} dir="auto" className="max-w-reading whitespace-pre-line wrap-anywhere">
          {words.text}
        </p>
      )}
      {!isOpen && words.isChanged && <p className="text-ink-soft text-sm">{messages.changedByYou}</p>}
      <OwnWordsField words={words} language={language} label={messages.yourText} hints={hints} isOpen={isOpen} />
      <div className="mt-1 flex flex-wrap gap-3">
        {children}
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Pencil size={20} className="shrink-0" aria-hidden />
          <span>
            {messages.changeNamed({ isOpen, title, more: (inside) => <span className="sr-only">{inside}</span> })}
          </span>
        </Button>
      </div>
    </>
  )
}
