import * as messages from 'messages/calculator'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { MissingPart } from '#web/client/lazy/lazy-part.tsx'
import { Card } from '#web/ui/card.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'

const useCalculator = lazyComponent(async () => (await import('./calculator.tsx')).Calculator)

/**
 * The earnings calculator. Its script is fetched when it's nearly in view or the page is idle, its chart once it's in
 * view.
 */
export function CalculatorSection() {
  const place = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(place)
  const isIdle = useIdle()
  const { Component: Calculator, isMissing, retry } = useCalculator(isSeen || isIdle)
  return (
    <Card aria-labelledby="calculator">
      <div ref={place}>
        {Calculator ? (
          <Calculator isSeen={isSeen} />
        ) : (
          <>
            <h2 id="calculator" className="heading-panel mb-4">
              {messages.heading}
            </h2>
            {isMissing ? <MissingPart onRetry={retry} /> : <CalculatorSkeleton />}
          </>
        )}
      </div>
    </Card>
  )
}

function CalculatorSkeleton() {
  return (
    <Loading label={messages.loading} className="grid gap-6">
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-3">
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
        <Skeleton className="h-18" />
      </div>
      <Skeleton className="h-36 xl:h-20" />
      <div className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        <Skeleton className="h-64 lg:h-165" />
        <Skeleton className="h-165" />
      </div>
    </Loading>
  )
}

/** How long to wait after the first screen before anything is prefetched, in milliseconds. */
const FIRST_SCREEN_MS = 2_500

/** @returns whether the page has had time for what is seen first */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), FIRST_SCREEN_MS)
    return () => clearTimeout(timer)
  }, [])
  return isIdle
}

/** @returns whether the element has been in view, or a little away from it */
function useSeen(element: RefObject<Element | null>): boolean {
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (isSeen || element.current === null || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => setSeen(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isSeen, element])
  return isSeen
}
