import * as messages from 'messages/missions'
import { Markdown } from '#web/ui/markdown.tsx'
import { languageProps } from '#web/ui/not-translated.tsx'

type LessonProps = {
  /** Markdown */
  content: string
  /** Of the text, where it's not that of the page. */
  language?: string | undefined
  /** The level of the lesson's own headings (`##`) in the outline of where it stands. */
  level: 2 | 3
}

/** Every lesson ends with a thing to do, under this heading, in English or as the lesson's translation has it. */
const EXERCISE = new RegExp(`^## (?:Try it today|${messages.tryItToday})$`, 'm')

/** A lesson's text, with what it asks one to do today set apart at its end. */
export function Lesson({ content, language, level }: LessonProps) {
  const [reading = '', exercise] = content.split(EXERCISE)
  const Heading = `h${level}` as const
  return (
    <div {...languageProps({ language })}>
      <Markdown content={reading} level={level} />
      {exercise && (
        <div className="mt-9 rounded-card border-2 border-control border-dashed p-4 text-lg leading-relaxed sm:px-6 sm:py-5">
          <Heading className="heading-card mb-1.5">{messages.tryItToday}</Heading>
          <Markdown content={exercise} level={level} />
        </div>
      )}
    </div>
  )
}
