import { Link } from '@tanstack/react-router'
import type { Lesson, LessonSummary } from 'contract/lessons'
import { ArrowRight, RotateCcw } from 'lucide-react'
import * as messages from 'messages/lessons'
import { useEffect, useRef } from 'react'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Sign } from '#web/ui/sign.tsx'
import { nextLesson, publishedLessons } from './next-lesson.ts'

type FinishedLessonProps = {
  lesson: Pick<Lesson, 'courseId' | 'position' | 'title' | 'cards'>
  lessons: readonly LessonSummary[]
  onAgain: () => void
}

/** The end of a lesson, shown instead of its cards: what is done, and what comes next. */
export function FinishedLesson({ lesson, lessons, onAgain }: FinishedLessonProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const next = nextLesson(lessons, lesson.position)
  const counted = publishedLessons(lessons)
  const finished = counted.filter(({ isFinished }) => isFinished).length
  useEffect(() => heading.current?.focus(), [])
  return (
    <Sign as="section" aria-labelledby="lesson-finished" className="grid gap-4">
      <div className="flex items-center gap-4">
        <Ticket punched className="w-16 shrink-0 text-sign-gold" />
        <h2 ref={heading} id="lesson-finished" tabIndex={-1} className="heading-panel outline-none">
          {next ? messages.wellDone : messages.allDone}
        </h2>
      </div>
      <p className="text-on-sign-soft">
        {next
          ? messages.finishedThis({ title: lesson.title, finished, total: counted.length })
          : messages.finishedAll({ total: counted.length })}
      </p>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {next && (
          <Link
            to="/course/$id/lesson/$n"
            params={{ id: next.courseId, n: next.position }}
            className={buttonClass({ variant: 'go', size: 'lg' })}
          >
            {messages.nextIs({ title: next.title })}
            <ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden />
          </Link>
        )}
        <Link
          to="/course/$id"
          params={{ id: lesson.courseId }}
          className={buttonClass({ variant: next ? 'out' : 'go', size: 'lg' })}
        >
          {messages.backToCourse}
        </Link>
        {lesson.cards.length > 0 && (
          <Button size="lg" variant="plain" onClick={onAgain}>
            <RotateCcw size={18} aria-hidden />
            {messages.playAgain}
          </Button>
        )}
      </div>
    </Sign>
  )
}
