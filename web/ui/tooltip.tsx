import { Slot } from 'radix-ui'
import {
  type ComponentProps,
  type ComponentType,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { TooltipBubble } from './tooltip-bubble.tsx'

/** In milliseconds: until the first shows, and how long after it the next one comes at once. */
const DELAY = 700
const SKIP_DELAY = 300

let closedAt = Number.NEGATIVE_INFINITY
let Bubble: ComponentType<ComponentProps<typeof TooltipBubble>> | undefined

/** Fetched when a mouse or the keyboard reaches a control with a tooltip: phones never need it. */
export async function loadTooltips(): Promise<void> {
  Bubble ??= (await import('./tooltip-bubble.tsx')).TooltipBubble
}

type TooltipProps = {
  /** The control's name. */
  name: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** One control without text, which forwards its ref. */
  children: ReactElement
}

/** The name of an icon-only control: its accessible label, shown on hover and on keyboard focus. */
export function Tooltip({ name, side = 'top', children }: TooltipProps) {
  const control = useRef<HTMLElement>(null)
  const { isShown, hide, handlers } = useShown()
  return (
    <>
      <Slot.Root ref={control} aria-label={name} {...handlers}>
        {children}
      </Slot.Root>
      {isShown && Bubble && control.current && (
        <Bubble name={name} side={side} control={control.current} onDismiss={hide} />
      )}
    </>
  )
}

function useShown() {
  const [isShown, setIsShown] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isWanted = useRef(false)
  const showIn = (delay: number) => {
    isWanted.current = true
    const show = () => isWanted.current && setIsShown(true)
    if (delay === 0 && Bubble) return show()
    // A name that can't be shown is still the label, and the script is fetched again the next time.
    const loading = loadTooltips().catch(() => undefined)
    timer.current = setTimeout(() => loading.then(show), delay)
  }
  const hide = () => {
    clearTimeout(timer.current)
    isWanted.current = false
    if (isShown) closedAt = performance.now()
    setIsShown(false)
  }
  useEffect(
    () => () => {
      clearTimeout(timer.current)
      isWanted.current = false
    },
    [],
  )
  const handlers = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') showIn(performance.now() - closedAt < SKIP_DELAY ? 0 : DELAY)
    },
    onPointerLeave: hide,
    onPointerDown: hide,
    onBlur: hide,
    // The focus that a press or a closing dialog leaves behind shows nothing.
    onFocus: (event: FocusEvent) => {
      if (!event.defaultPrevented && event.currentTarget.matches(':focus-visible')) showIn(0)
    },
  }
  return { isShown, hide, handlers }
}
