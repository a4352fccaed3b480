import { Link } from '@tanstack/react-router'
import { Undo2 } from 'lucide-react'
import * as messages from 'messages/own-words'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import type { OwnWords } from './use-own-words.ts'

/** Far above any post or email of ours. */
const TEXT_MAX = 5000

type OwnWordsFieldProps = {
  words: OwnWords
  /** Of the text, where it may be another than the page's. */
  language?: string
  label: string
  hint?: string
  /** Advice on the text, under its field. */
  hints: (text: string) => ReactNode
  isOpen: boolean
}

/** The field for a text of ours that a member changes. Folded, it still shows the advice on what they changed. */
export function OwnWordsField({
  words: { text, isChanged, change, reset },
  language,
  label,
  hint,
  hints,
  isOpen,
}: OwnWordsFieldProps) {
  const [undone, setUndone] = useState<string>()
  if (!isOpen) return isChanged && hints(text)
  return (
    <div className="grid max-w-reading gap-3">
      <TextArea
        label={label}
        hint={hint ?? messages.staysHere}
        lang={language}
        rows={5}
        maxLength={TEXT_MAX}
        value={text}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      {isChanged && hints(text)}
      <p className="text-sm">
        {messages.checkAnyText({
          link: (inside) => (
            <Link to="/check" className="font-semibold underline underline-offset-4">
              {inside}
            </Link>
          ),
        })}
      </p>
      {(isChanged || undone !== undefined) && (
        // One button, so that the focus stays on it.
        <Button
          className="justify-self-start"
          onClick={() => {
            setUndone(isChanged ? text : undefined)
            if (isChanged) reset()
            else if (undone !== undefined) change(undone)
          }}
        >
          <Undo2 size={20} className="shrink-0 rtl:-scale-x-100" aria-hidden />
          {isChanged ? messages.restore : messages.bringBack}
        </Button>
      )}
    </div>
  )
}
