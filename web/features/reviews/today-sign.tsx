import type { ReactNode } from 'react'
import { Poster, posterFor } from '#web/ui/art/poster.tsx'
import { Train } from '#web/ui/art/train.tsx'
import { Sign } from '#web/ui/sign.tsx'

type TodaySignProps = {
  /** The station whose poster it shows; the summit's where there is none. */
  poster: number | undefined
  children: ReactNode
}

/** The sign of the day, with the poster of where the train stands. */
export function TodaySign({ poster = 6, children }: TodaySignProps) {
  return (
    <Sign
      as="section"
      padded={false}
      aria-labelledby="today"
      className="grid overflow-hidden md:min-h-76 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="relative h-28 overflow-hidden border-line border-b-2 md:order-last md:h-auto md:border-s-2 md:border-b-0">
        <Poster number={posterFor(poster)} className="absolute inset-0 size-full" />
        <Train className="absolute start-0 bottom-[8.8%] h-[30%] md:max-lg:hidden" />
        <Train short className="absolute start-0 bottom-[8.8%] h-[30%] max-md:hidden lg:hidden" />
      </div>
      <div className="flex flex-col items-start p-4 pt-5 md:p-8">{children}</div>
    </Sign>
  )
}
