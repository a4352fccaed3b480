import type { Course } from 'contract/courses'
import { BookOpen, Check, Clock } from 'lucide-react'
import * as messages from 'messages/courses'
import { Chip } from '#web/ui/chip.tsx'

type CourseFactsProps = {
  course: Pick<Course, 'category' | 'duration' | 'lessonCount'>
  /** How a completed course is marked; null where it isn't completed. */
  done: string | null
}

/** A course's badges: its state, its category, how many lessons it has, how long it takes. */
export function CourseFacts({ course: { category, duration, lessonCount }, done }: CourseFactsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {done && (
        <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
          {done}
        </Chip>
      )}
      <Chip tone="station">{messages.category({ category })}</Chip>
      {lessonCount > 0 && (
        <Chip icon={<BookOpen size={16} strokeWidth={2.5} aria-hidden />}>
          {messages.lessonCount({ count: lessonCount })}
        </Chip>
      )}
      {duration !== null && (
        <Chip icon={<Clock size={16} strokeWidth={2.5} aria-hidden />}>{messages.minutes({ minutes: duration })}</Chip>
      )}
    </div>
  )
}
