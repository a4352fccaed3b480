import { CHOICE_COUNT, choiceLetter } from 'game/quizzes'
import { useEffect, useEffectEvent } from 'react'

type AnswerKeys = { onChoice: (index: number) => void; onEnter: () => void }

const LETTERS = Array.from({ length: CHOICE_COUNT }, (_, index) => choiceLetter(index))

/** A to D choose and Enter goes on, wherever the focus is in the dialog; a focused button keeps its own Enter. */
export function useAnswerKeys({ onChoice, onEnter }: AnswerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    const letter = LETTERS.indexOf(event.key.toUpperCase())
    if (letter >= 0) onChoice(letter)
    else if (event.key === 'Enter' && !isButton(event.target)) {
      event.preventDefault()
      onEnter()
    }
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a') !== null
}
