import { CHOICE_COUNT, choiceLetter } from 'game/quizzes'
import { type RefObject, useEffect, useEffectEvent } from 'react'

type AnswerKeys = { onChoice: (index: number) => void; onEnter: () => void }

const LETTERS = Array.from({ length: CHOICE_COUNT }, (_, index) => choiceLetter(index))

/**
 * A to D, or 1 to 4, choose and Enter goes on, while the focus is beside the question, in its dialog or in the main part
 * of the page, or nowhere. A focused button or link keeps its own Enter.
 */
export function useAnswerKeys(question: RefObject<HTMLElement | null>, { onChoice, onEnter }: AnswerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (!isBeside(question.current, event.target)) return
    const choice = choiceOf(event.key)
    if (choice >= 0) onChoice(choice)
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

function isBeside(question: Element | null, target: EventTarget | null): boolean {
  if (target === document.body) return true
  return target instanceof Node && question?.closest('main, [role=dialog]')?.contains(target) === true
}

/** @returns -1 for a key that stands for no choice */
function choiceOf(key: string): number {
  const number = /^[1-9]$/.test(key) ? Number(key) : 0
  return number > 0 && number <= CHOICE_COUNT ? number - 1 : LETTERS.indexOf(key.toUpperCase())
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null
}
