import { Link } from '@tanstack/react-router'
import type { LessonSummary } from 'contract/lessons'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import * as messages from 'messages/lessons'
import { CARD } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'

type LessonStepsProps = { lesson: LessonSummary; lessons: readonly LessonSummary[] }

/** The lessons before and after this one in its course. */
export function LessonSteps({ lesson, lessons }: LessonStepsProps) {
  const at = lessons.indexOf(lesson)
  const before = lessons[at - 1]
  const after = lessons[at + 1]
  if (!before && !after) return null
  return (
    <nav aria-label={messages.lessons} className="mt-8 grid gap-3 sm:grid-cols-2">
      {before && <Step lesson={before} to="before" />}
      {after && <Step lesson={after} to="after" />}
    </nav>
  )
}

function Step({ lesson, to }: { lesson: LessonSummary; to: 'before' | 'after' }) {
  const Icon = to === 'before' ? ArrowLeft : ArrowRight
  return (
    <Link
      to="/course/$id/lesson/$n"
      params={{ id: lesson.courseId, n: lesson.position }}
      className={classNames(
        CARD,
        'flex items-center gap-3 p-3.5 hover:bg-sunken',
        to === 'after' && 'flex-row-reverse text-end sm:col-start-2',
      )}
    >
      <Icon size={20} className="shrink-0 rtl:-scale-x-100" aria-hidden />
      <span className="min-w-0 flex-1">
        <span className="block text-ink-soft text-sm">
          {to === 'before' ? messages.previousLesson : messages.nextLesson}
        </span>
        <span className="font-semibold leading-snug">{lesson.title}</span>
      </span>
    </Link>
  )
}
