import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const STORED = 'dashboard-cards'

type LateCardsProps = {
  /** Whether somebody comes back to a place further down, who must not be moved by cards that come late. */
  isReturn: boolean
  /** Whether it is known by now that there is no card. */
  isNone: boolean
  children: ReactNode
}

/** The cards that only some days have. Until they are there, whoever comes back finds the room that they took before. */
export function LateCards({ isReturn, isNone, children }: LateCardsProps) {
  const box = useRef<HTMLDivElement>(null)
  const [before] = useState(() => (isReturn ? readHeight() : 0))
  const room = isNone ? 0 : before
  useLayoutEffect(() => {
    const element = box.current
    const leave = () => element && storeHeight(heightOf(element))
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return (
    <div
      ref={box}
      style={room > 0 ? { minBlockSize: room } : undefined}
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)] content-start gap-4 md:gap-6',
        room === 0 && 'empty:hidden',
      )}
    >
      {children}
    </div>
  )
}

/** Of what is in it, whatever room was kept. */
function heightOf(element: HTMLElement): number {
  const last = element.lastElementChild
  return last === null ? 0 : last.getBoundingClientRect().bottom - element.getBoundingClientRect().top
}

function readHeight(): number {
  try {
    return Number(sessionStorage.getItem(STORED)) || 0
  } catch {
    return 0
  }
}

function storeHeight(height: number): void {
  try {
    sessionStorage.setItem(STORED, String(height))
  } catch {
    // Storage is switched off or full: the cards move the page when they come.
  }
}
