import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Course } from 'contract/courses'
import { ArrowRight } from 'lucide-react'
import * as messages from 'messages/courses'
import { type ReactNode, useEffect, useState } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { whenIdle } from '#web/client/lazy/when-idle.ts'
import { useUser } from '#web/client/session/stored-user.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CourseCard } from './course-card.tsx'
import { CourseListSkeleton } from './course-list-skeleton.tsx'
import { coursesQuery } from './course-queries.ts'

/** Cards beyond that cost nothing until one scrolls to them. */
const DRAWN_AT_ONCE = 24

const NONE: readonly number[] = []

type CourseListProps = {
  onWatch: (course: Course) => void
  /** How fresh what a course taught is. */
  signal: (courseId: number) => ReactNode
}

/** /courses, open to everybody. */
export function CourseList({ onWatch, signal }: CourseListProps) {
  const query = useQuery(coursesQuery())
  return (
    <>
      <h1 className="heading-page">{messages.heading}</h1>
      <p className="mt-2 mb-6 max-w-reading text-ink-soft text-lg">{messages.intro}</p>
      <MembersLinks />
      <Loaded query={query} loading={<CourseListSkeleton />} failure={messages.coursesFailed}>
        {(courses) => (
          <Courses courses={courses.filter(({ isPublic }) => isPublic)} onWatch={onWatch} signal={signal} />
        )}
      </Loaded>
    </>
  )
}

function Courses({ courses, onWatch, signal }: CourseListProps & { courses: readonly Course[] }) {
  const user = useUser()
  const here = useCoursesHere(user?.id)
  if (courses.length === 0) return <NoCourses />
  return (
    <ul className="grid gap-4 sm:grid-cols-2 md:gap-6 lg:grid-cols-3">
      {courses.map((course, place) => (
        <li key={course.id} className="min-w-0">
          <CourseCard
            course={course}
            percent={user?.courseProgress[course.id] ?? 0}
            isHere={here.includes(course.id)}
            far={place >= DRAWN_AT_ONCE}
            signal={signal(course.id)}
            onWatch={() => onWatch(course)}
          />
        </li>
      ))}
    </ul>
  )
}

function NoCourses() {
  const user = useUser()
  return (
    <EmptyState
      title={messages.noCourses}
      action={
        <Link to={user ? '/dashboard' : '/'} className={buttonClass()}>
          {user ? messages.backToDashboard : messages.backHome}
        </Link>
      }
    >
      {user ? messages.yourStationsOpen : messages.fiveStationsOpen}
    </EmptyState>
  )
}

/** For members, the ways to what belongs to no course. */
function MembersLinks() {
  if (useUser() === null) return null
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2 md:gap-6">
      <WayTo to="/practice" title={messages.practice}>
        {messages.practiceIntro}
      </WayTo>
      <WayTo to="/questions" title={messages.questions}>
        {messages.questionsIntro}
      </WayTo>
    </div>
  )
}

function WayTo({ to, title, children }: { to: '/practice' | '/questions'; title: string; children: string }) {
  return (
    <Link to={to} className={`flex items-center justify-between gap-4 p-4 hover:bg-sunken ${CARD}`}>
      <span>
        <strong className="block font-bold">{title}</strong>
        <span className="text-ink-soft">{children}</span>
      </span>
      <ArrowRight size={20} className="shrink-0 rtl:-scale-x-100" aria-hidden />
    </Link>
  )
}

/** Which courses the member took along. None until this device has been asked, once the list has been drawn. */
function useCoursesHere(memberId: string | undefined): readonly number[] {
  const [found, setFound] = useState<{ memberId: string; ids: readonly number[] }>()
  useEffect(() => {
    if (memberId === undefined) return
    const look = async () => {
      const { coursesTakenAlong } = await import('#web/client/offline/taken-along.ts')
      setFound({ memberId, ids: await coursesTakenAlong(memberId) })
    }
    // Without the script, or a place to keep answers, nothing is here.
    return whenIdle(() => void look().catch(() => undefined))
  }, [memberId])
  // After a logout, or when somebody else logs in, what was found isn't theirs.
  return found !== undefined && found.memberId === memberId ? found.ids : NONE
}
