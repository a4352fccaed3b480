import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Lesson, LessonSummary } from 'contract/lessons'
import { ArrowLeft } from 'lucide-react'
import * as messages from 'messages/lessons'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { useMember } from '#web/client/session/member.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Markdown } from '#web/ui/markdown.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { LessonHeading } from './lesson-heading.tsx'
import { cardsKey } from './lesson-place.ts'
import { LessonPlayer } from './lesson-player.tsx'
import { lessonQuery, lessonsQuery } from './lesson-queries.ts'
import { LessonSteps } from './lesson-steps.tsx'

type LessonScreenProps = {
  courseId: number
  /** The lesson's place in its course, from 1. */
  position: number
  /** Undefined until it's known. */
  courseTitle: string | undefined
  /** What follows once the lesson is finished. */
  after?: ((lesson: LessonSummary) => ReactNode) | undefined
}

/** /course/{id}/lesson/{n}: a lesson's text, then its cards. */
export function LessonScreen({ courseId, position, courseTitle, after }: LessonScreenProps) {
  const list = useQuery(lessonsQuery(courseId, useMember().id))
  return (
    <div className="mx-auto w-[min(var(--container-reading),100%-2*var(--gutter))] pt-2 pb-8 md:pt-4 md:pb-16">
      <BackToCourse courseId={courseId} title={courseTitle} />
      <Loaded query={list} loading={<LessonSkeleton />} failure={messages.lessonFailed} whole={1}>
        {(lessons) => {
          const summary = lessons?.find((lesson) => lesson.position === position)
          if (!lessons || !summary) return <LessonNotFound />
          return <LessonArticle summary={summary} lessons={lessons} after={after} />
        }}
      </Loaded>
    </div>
  )
}

type LessonArticleProps = {
  summary: LessonSummary
  lessons: readonly LessonSummary[]
  after: LessonScreenProps['after']
}

function LessonArticle({ summary, lessons, after }: LessonArticleProps) {
  const query = useQuery(lessonQuery(summary, useMember().id))
  usePageTitle(summary.title)
  return (
    <article>
      <LessonHeading lesson={summary} lessons={lessons} />
      <Loaded query={query} loading={<TextSkeleton />} failure={messages.lessonFailed} whole={2}>
        {(lesson) => (lesson ? <LessonBody lesson={lesson} lessons={lessons} after={after} /> : <LessonNotFound />)}
      </Loaded>
      <LessonSteps lesson={summary} lessons={lessons} />
    </article>
  )
}

type LessonBodyProps = Omit<LessonArticleProps, 'summary'> & { lesson: Lesson }

function LessonBody({ lesson, lessons, after }: LessonBodyProps) {
  const summary = lessons.find(({ id }) => id === lesson.id)
  return (
    <div className="mt-7 grid gap-8">
      <NotTranslated language={lesson.language} />
      <div {...languageProps(lesson)} className="grid gap-8">
        <Markdown content={lesson.content} level={2} />
        {/* With other cards, the lesson starts again. */}
        <LessonPlayer key={cardsKey(lesson)} lesson={lesson} lessons={lessons} />
      </div>
      {summary?.isFinished && after?.(summary)}
    </div>
  )
}

function BackToCourse({ courseId, title }: { courseId: number; title: string | undefined }) {
  return (
    <Link
      to="/course/$id"
      params={{ id: courseId }}
      className={buttonClass({ variant: 'plain', className: '-ms-5.5 max-w-full whitespace-normal! text-start' })}
    >
      <ArrowLeft size={20} className="rtl:-scale-x-100" aria-hidden />
      <span className="min-w-0">{title === undefined ? messages.backToCourse : title}</span>
    </Link>
  )
}

function LessonNotFound() {
  usePageTitle(messages.notFoundTitle)
  return (
    <EmptyState level={1} title={messages.notFound}>
      {messages.notFoundAbout}
    </EmptyState>
  )
}

/** A lesson before it is there. */
function LessonSkeleton() {
  usePageTitle(messages.lesson)
  return (
    <Loading label={messages.loadingLesson}>
      <Skeleton className="mt-5 mb-3 h-6 w-64" />
      <Skeleton className="h-11 w-5/6" />
      <Skeleton className="mt-5 h-24 rounded-card" />
      <TextSkeleton />
    </Loading>
  )
}

function TextSkeleton() {
  return (
    <div aria-hidden>
      <Skeleton className="mt-7 h-60" />
      <Skeleton className="mt-8 h-90 rounded-card" />
    </div>
  )
}
