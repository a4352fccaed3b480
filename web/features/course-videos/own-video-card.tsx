import { useQuery } from '@tanstack/react-query'
import type { CourseProgressRecord } from 'contract/course-progress'
import type { Course } from 'contract/courses'
import { Check } from 'lucide-react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { lazyPart } from '#web/client/lazy/lazy-part.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { courseVideoQuery } from './video-queries.ts'

const loading = (
  <Loading label="Loading the video...">
    <Skeleton className="aspect-video" />
  </Loading>
)

const Player = lazyPart(() => import('./own-video.tsx').then(({ OwnVideo }) => OwnVideo), loading)

type OwnVideoCardProps = {
  course: Course
  watched: boolean
  onProgress: (progress: CourseProgressRecord) => void
}

/** A course's own video, played in the page. */
export function OwnVideoCard({ course, watched, onProgress }: OwnVideoCardProps) {
  const { id: memberId } = useMember()
  const query = useQuery(courseVideoQuery(memberId, course.id))
  return (
    <Card aria-labelledby="course-video" className="grid content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="course-video" className="heading-panel">
          Video
        </h2>
        {watched && (
          <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
            Watched
          </Chip>
        )}
      </div>
      <Loaded query={query} loading={loading} failure="The video couldn’t be loaded.">
        {(video) =>
          video === null ? (
            <p className="text-ink-soft">This video is no longer here. Reload the page to see what is.</p>
          ) : (
            <Player
              key={video.id}
              title={`Video of the course ${course.title}`}
              video={video}
              onProgress={onProgress}
            />
          )
        }
      </Loaded>
    </Card>
  )
}
