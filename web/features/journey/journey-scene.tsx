import type { JourneyPhase } from 'game/courses'
import type { JourneyTheme } from 'game/journey-themes'
import { type CSSProperties, type RefObject, useState } from 'react'
import { Scene } from '#web/ui/art/scene.tsx'
import { Signal } from '#web/ui/art/signal.tsx'
import { Train } from '#web/ui/art/train.tsx'
import { classNames } from '#web/ui/class-names.ts'

type JourneySceneProps = {
  theme: JourneyTheme | null
  name: string
  headingId: string
  headingRef: RefObject<HTMLHeadingElement | null>
  phase: JourneyPhase
  /** 0 (depot) to 1 (terminus). */
  position: number
  /** Whether the train waits where it is. */
  held: boolean
}

/** The picture: the theme's scenery with its name on a sign, and the train on its rails. */
export function JourneyScene({ theme, name, headingId, headingRef, phase, position, held }: JourneySceneProps) {
  const inDepot = phase === 'depot'
  return (
    <div className="journey-scene relative overflow-hidden border-line border-b-2">
      <Scene theme={theme} className="absolute inset-0 size-full" />
      <h2
        ref={headingRef}
        id={headingId}
        tabIndex={-1}
        className="absolute top-3.5 start-3.5 line-clamp-2 max-w-[calc(100%-28px)] rounded-md border-3 border-on-sign bg-sign px-3 py-1.5 font-display font-extrabold text-lg text-on-sign leading-tight outline-3 outline-sign md:top-5 md:start-5 md:max-w-120 md:px-4.5 md:py-2 md:text-xl"
      >
        {name}
      </h2>
      <Signal
        state={inDepot ? 'stop' : 'go'}
        className={classNames('journey-signal absolute', !inDepot && 'max-md:hidden')}
      />
      <MovingTrain position={position} held={held} />
    </div>
  )
}

/** Its nose is at the journey's position; it moves there when that changes, once it's no longer held. */
function MovingTrain({ position, held }: { position: number; held: boolean }) {
  const [shown, setShown] = useState(position)
  if (!held && shown !== position) setShown(position)
  return (
    <div className="journey-train absolute inset-x-0" style={{ '--position': shown } as CSSProperties}>
      <Train className="absolute end-full bottom-0" />
    </div>
  )
}
