import { Link } from '@tanstack/react-router'
import type { Course } from 'contract/courses'
import { ExternalLink } from 'lucide-react'
import { posterForCourse } from '#web/ui/art/course-poster.ts'
import { Poster } from '#web/ui/art/poster.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ProgressBar } from '#web/ui/progress-bar.tsx'
import { CourseFacts } from './course-facts.tsx'
import { CourseMaterials } from './course-materials.tsx'

type CourseCardProps = {
  course: Course
  /** The member's overall progress; 0 for a visitor. */
  percent: number
  onWatch: () => void
}

/** One course of the list, as a poster of its theme (spec §2). Drawn only once it comes near the window. */
export function CourseCard({ course, percent, onWatch }: CourseCardProps) {
  const { id, title, description, videoUrl } = course
  const poster = posterForCourse(course)
  const completed = percent >= 100
  const titleId = `course-${id}`
  return (
    <Card
      as="article"
      padded={false}
      aria-labelledby={titleId}
      data-station={poster}
      className="flex h-full flex-col [contain-intrinsic-size:auto_34rem] [content-visibility:auto]"
    >
      <div className="aspect-5/2 shrink-0 border-line border-b-2">
        <Poster number={poster} />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-4 md:p-5">
        <CourseFacts course={course} done={completed ? 'Complete' : null} />
        <h2 id={titleId} className="heading-card">
          {title}
        </h2>
        <p className="line-clamp-4 text-ink-soft">{description}</p>
        {percent > 0 && <CourseProgressLine titleId={titleId} percent={percent} />}
        <CourseMaterials titles={course.materialTitles} count={course.materialCount} />
        <div className="mt-auto flex flex-wrap gap-3 pt-2 *:grow">
          <Link
            to="/course/$id"
            params={{ id }}
            aria-describedby={titleId}
            className={buttonClass({ variant: completed ? 'out' : 'ink' })}
          >
            {completed ? 'Review Course' : 'Start Learning'}
          </Link>
          {videoUrl !== null && (
            <Button aria-describedby={titleId} onClick={onWatch}>
              <ExternalLink size={18} aria-hidden />
              Watch Video
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
      <span className="font-semibold text-sm">{percent}%</span>
    </div>
  )
}
