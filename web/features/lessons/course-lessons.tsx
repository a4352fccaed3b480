import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LessonSummary } from 'contract/lessons'
import { ArrowRight, Check } from 'lucide-react'
import * as messages from 'messages/course-lessons'
import { Loaded } from '#web/client/api/loaded.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { languageProps } from '#web/ui/not-translated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { nextLesson, publishedLessons } from './next-lesson.ts'

type CourseLessonsProps = { query: UseQueryResult<LessonSummary[] | null> }

/** The lessons of a course, each with its tick and its minutes. */
export function CourseLessons({ query }: CourseLessonsProps) {
  const lessons = publishedLessons(query.data ?? [])
  const finished = lessons.filter(({ isFinished }) => isFinished).length
  return (
    <Card aria-labelledby="course-lessons">
      <div className="mb-1 flex items-baseline justify-between gap-4">
        <h2 id="course-lessons" className="heading-panel">
          {messages.lessons}
        </h2>
        {query.data && (
          <p className="text-ink-soft text-sm">{messages.finishedOf({ finished, total: lessons.length })}</p>
        )}
      </div>
      <Loaded query={query} loading={<LessonsSkeleton />} failure={messages.lessonsFailed}>
        {() => (
          <ol className="divide-y divide-rule">
            {lessons.map((lesson, index) => (
              <LessonRow
                key={lesson.id}
                lesson={lesson}
                number={index + 1}
                isNext={lesson.id === nextLesson(lessons)?.id}
              />
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  )
}

type LessonRowProps = { lesson: LessonSummary; number: number; isNext: boolean }

function LessonRow({ lesson, number, isNext }: LessonRowProps) {
  const { courseId, position, title, minutes, isFinished } = lesson
  return (
    <li>
      <Link
        to="/course/$id/lesson/$n"
        params={{ id: courseId, n: position }}
        className="-mx-2 flex items-center gap-3.5 rounded-md px-2 py-3 hover:bg-sunken"
      >
        <span
          aria-hidden
          className={classNames(
            'grid size-8.5 shrink-0 place-items-center rounded-full border-4 font-bold text-sm',
            isFinished ? 'border-done bg-done text-card' : isNext ? 'border-signal bg-card' : 'border-control bg-card',
          )}
        >
          {isFinished ? <Check size={18} strokeWidth={3.5} /> : number}
        </span>
        <span className="min-w-0 flex-1">
          <span {...languageProps(lesson)} className="font-semibold leading-snug">
            {title}
          </span>
          <span className="block text-ink-soft text-sm">
            {isFinished ? messages.minutesFinished({ minutes }) : messages.minutes({ minutes })}
          </span>
        </span>
        {isNext && <Chip tone="station">{messages.next}</Chip>}
      </Link>
    </li>
  )
}

/** The way to the first lesson that isn't finished; nothing once all are. */
export function continueLink(lessons: readonly LessonSummary[]) {
  const next = nextLesson(lessons)
  if (next === undefined) return undefined
  return (
    <Link
      to="/course/$id/lesson/$n"
      params={{ id: next.courseId, n: next.position }}
      className={buttonClass({ variant: 'go' })}
    >
      {lessons.some(({ isFinished }) => isFinished) ? messages.goOn : messages.startFirst}
      <ArrowRight size={18} className="rtl:-scale-x-100" aria-hidden />
    </Link>
  )
}

function LessonsSkeleton() {
  return (
    <Loading label={messages.loadingLessons} className="grid gap-4 py-3">
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </Loading>
  )
}
