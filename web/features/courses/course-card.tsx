import { Link } from '@tanstack/react-router'
import type { Course } from 'contract/courses'
import { Download, ExternalLink } from 'lucide-react'
import * as messages from 'messages/courses'
import type { ReactNode } from 'react'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { languageProps } from '#web/ui/not-translated.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseMaterials } from './course-materials.tsx'
import { CourseScenery, courseStation } from './course-scenery.tsx'

type CourseCardProps = {
  course: Course
  /** The member's overall progress; 0 for a visitor. */
  percent: number
  /** Whether the member took it along. */
  isHere?: boolean
  /** Far down a long list: drawn only once it comes near the window. */
  far: boolean
  /** How fresh what it taught is. */
  signal?: ReactNode
  onWatch: () => void
}

/** One course of the list, as a poster of its theme. */
export function CourseCard({ course, percent, isHere = false, far, signal, onWatch }: CourseCardProps) {
  const { id, title, description, videoUrl, hasOwnVideo } = course
  const completed = percent >= 100
  const titleId = `course-${id}`
  return (
    <Card
      as="article"
      padded={false}
      aria-labelledby={titleId}
      data-station={courseStation(course.theme)}
      className={classNames(
        'flex h-full flex-col',
        far && '[contain-intrinsic-size:auto_34rem] [content-visibility:auto]',
      )}
    >
      <div className="aspect-5/2 shrink-0 overflow-hidden border-line border-b-2">
        <CourseScenery theme={course.theme} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 md:p-5">
        <CourseFacts course={course} done={completed ? messages.complete : null} />
        <h2 {...languageProps(course)} id={titleId} className="heading-card">
          {title}
        </h2>
        <p {...languageProps(course)} className="line-clamp-4 text-ink-soft">
          {description}
        </p>
        {percent > 0 && <CourseProgressLine titleId={titleId} percent={percent} />}
        {signal}
        {isHere && (
          <p className="flex items-center gap-2 text-ink-soft text-sm">
            <Download size={16} strokeWidth={2.5} aria-hidden />
            {messages.onThisDevice}
          </p>
        )}
        <CourseMaterials titles={course.materialTitles} count={course.materialCount} />
        <div className="mt-auto flex flex-wrap gap-3 pt-2 *:grow">
          <Link
            to="/course/$id"
            params={{ id }}
            aria-describedby={titleId}
            className={buttonClass({ variant: completed ? 'out' : 'ink' })}
          >
            {completed ? messages.reviewCourse : messages.startLearning}
          </Link>
          {videoUrl !== null && !hasOwnVideo && (
            <Button aria-describedby={titleId} onClick={onWatch}>
              <ExternalLink size={18} aria-hidden />
              {messages.watchVideo}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

function CourseProgressLine({ titleId, percent }: { titleId: string; percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <ProgressBar labelledBy={titleId} value={percent} className="flex-1" />
      <span className="font-semibold text-sm">{messages.percent({ percent })}</span>
    </div>
  )
}
