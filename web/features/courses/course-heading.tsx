import { Link } from '@tanstack/react-router'
import type { Course } from 'contract/courses'
import { ArrowLeft } from 'lucide-react'
import * as messages from 'messages/courses'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { languageProps, NotTranslated } from '#web/ui/not-translated.tsx'
import { CourseFacts } from './course-facts.tsx'

/** A course's name with its badges. */
export function CourseHeading({ course, completed }: { course: Course; completed: boolean }) {
  usePageTitle(course.title)
  return (
    <div className="grid gap-3">
      <CourseFacts course={course} done={completed ? messages.completed : null} />
      <h1 {...languageProps(course)} className="heading-page max-w-[24ch]">
        {course.title}
      </h1>
      <p {...languageProps(course)} className="max-w-reading text-ink-soft text-lg">
        {course.description}
      </p>
      <NotTranslated language={course.language} />
    </div>
  )
}

/** A course's address that belongs to none, or to none for this member. The way back stands above it, as on every course. */
export function CourseNotFound() {
  usePageTitle(messages.courseMissing)
  return (
    <EmptyState level={1} title={messages.courseNotFound}>
      {messages.mayBeRemoved}
    </EmptyState>
  )
}

export function BackToCourses() {
  return (
    <Link to="/courses" className={buttonClass({ className: 'justify-self-start' })}>
      <ArrowLeft size={20} className="rtl:-scale-x-100" aria-hidden />
      {messages.backToCourses}
    </Link>
  )
}
