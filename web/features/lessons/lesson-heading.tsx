import type { LessonSummary } from 'contract/lessons'
import { Check, PencilLine } from 'lucide-react'
import * as messages from 'messages/lessons'
import { Chip, MinutesChip } from '#web/ui/chip.tsx'
import { languageProps } from '#web/ui/not-translated.tsx'

type LessonHeadingProps = { lesson: LessonSummary; lessons: readonly LessonSummary[] }

/** A lesson's facts, its name, and what a member can do after it. */
export function LessonHeading({ lesson, lessons }: LessonHeadingProps) {
  return (
    <>
      <div className="mt-4 mb-3 flex flex-wrap gap-2 md:mt-6">
        {lesson.isFinished && (
          <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
            {messages.finished}
          </Chip>
        )}
        {lesson.isDraft && (
          <Chip tone="sky" icon={<PencilLine size={16} aria-hidden />}>
            {messages.draft}
          </Chip>
        )}
        <Chip tone="station">{messages.lessonOf({ number: lessons.indexOf(lesson) + 1, total: lessons.length })}</Chip>
        <MinutesChip minutes={lesson.minutes} />
      </div>
      <h1 {...languageProps(lesson)} className="heading-station outline-none">
        {lesson.title}
      </h1>
      <div className="mt-5 rounded-card border-2 border-line bg-station-tint p-4 sm:px-6 sm:py-5">
        <h2 className="heading-card mb-1.5">{messages.afterThis}</h2>
        <p {...languageProps(lesson)}>{lesson.objective}</p>
      </div>
    </>
  )
}
