import type { Course } from 'contract/courses'
import { categoryLabel } from 'game/courses'
import { BookOpen, Check, Clock } from 'lucide-react'
import { Chip } from '#web/ui/chip.tsx'
import { counted } from '#web/ui/counted.ts'

type CourseFactsProps = {
  course: Pick<Course, 'category' | 'duration' | 'lessonCount'>
  /** How a completed course is marked: 'Complete' on a card, 'Completed' on its page. */
  done: 'Complete' | 'Completed' | null
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
      <Chip tone="station">{categoryLabel(category)}</Chip>
      {lessonCount > 0 && (
        <Chip icon={<BookOpen size={16} strokeWidth={2.5} aria-hidden />}>{counted(lessonCount, 'lesson')}</Chip>
      )}
      {duration !== null && <Chip icon={<Clock size={16} strokeWidth={2.5} aria-hidden />}>{duration} min</Chip>}
    </div>
  )
}
