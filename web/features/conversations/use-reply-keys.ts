import { choiceLetter } from 'game/quizzes'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * While the focus is on the replies, letters choose one and arrow keys move along them; Enter presses the focused button.
 * Fields keep their own keys.
 */
export function useReplyKeys(replies: RefObject<HTMLElement | null>, onLetter: (index: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (!isAmong(replies.current, event.target)) return
    const buttons = [...(replies.current?.querySelectorAll('button') ?? [])]
    const letter = buttons.findIndex((_, index) => choiceLetter(index) === event.key.toUpperCase())
    if (letter >= 0) return onLetter(letter)
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || buttons.length === 0) return
    event.preventDefault()
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement)
    const next = at === -1 ? (step === 1 ? 0 : buttons.length - 1) : (at + step + buttons.length) % buttons.length
    buttons[next]?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
}

function isAmong(replies: Element | null, target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    replies?.contains(target) === true &&
    target.closest('input, textarea, select') === null
  )
}
