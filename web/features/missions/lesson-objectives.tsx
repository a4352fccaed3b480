import { Check } from 'lucide-react'
import * as messages from 'messages/missions'

const OBJECTIVES = [
  messages.objectiveConcepts,
  messages.objectiveApply,
  messages.objectiveConfidence,
  messages.objectivePractise,
]

type LessonObjectivesProps = { /** In the outline of where it stands. */ level: 2 | 3 }

/** What every lesson promises, in the colour of its station. */
export function LessonObjectives({ level }: LessonObjectivesProps) {
  const Heading = `h${level}` as const
  return (
    <div className="rounded-card border-2 border-line bg-station-tint p-4 sm:px-6 sm:py-5">
      <Heading className="heading-card mb-2">{messages.objectives}</Heading>
      <ul>
        {OBJECTIVES.map((objective) => (
          <li key={objective} className="flex items-center gap-3 py-1.5">
            <Check size={20} strokeWidth={3} className="shrink-0 text-station" aria-hidden />
            {objective}
          </li>
        ))}
      </ul>
    </div>
  )
}
