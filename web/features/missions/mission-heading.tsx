import type { Mission } from 'contract/missions'
import { LESSON_MINUTES } from 'game/missions'
import { Check } from 'lucide-react'
import * as messages from 'messages/missions'
import { Poster, posterFor } from '#web/ui/art/poster.tsx'
import { Chip, MinutesChip } from '#web/ui/chip.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
import { MissionReward } from './mission-reward.tsx'

/** A station's poster, its facts, its name and what it is about. */
export function MissionHeading({ mission, completed }: { mission: Mission; completed: boolean }) {
  return (
    <>
      <div className="mt-3 mb-5 h-40 overflow-hidden rounded-card border-2 border-line sm:h-65 md:mt-5 md:mb-7">
        <Poster number={posterFor(mission.id)} />
      </div>
      <div className="mb-3 flex flex-wrap gap-2">
        {completed && (
          <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
            {messages.completed}
          </Chip>
        )}
        <MinutesChip minutes={LESSON_MINUTES} tone="station" />
        <MissionReward mission={mission} paid={completed} />
      </div>
      <h1 className="heading-station outline-none">
        {messages.stationTitle({ id: mission.id, title: mission.title })}
      </h1>
      <p {...languageProps(mission)} className="mt-3 text-ink-soft text-xl">
        {mission.description}
      </p>
      <NotTranslated language={mission.language} />
    </>
  )
}
