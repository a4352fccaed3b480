import { useQuery } from '@tanstack/react-query'
import type { CourseProgressRecord } from 'contract/course-progress'
import type { Course } from 'contract/courses'
import { Check } from 'lucide-react'
import * as messages from 'messages/course-videos'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { OwnVideo } from './own-video.tsx'
import { courseVideoQuery } from './video-queries.ts'

const loading = (
  <Loading label={messages.loading}>
    <Skeleton className="aspect-video" />
  </Loading>
)

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
          {messages.video}
        </h2>
        {watched && (
          <Chip tone="done" icon={<Check size={16} strokeWidth={3} aria-hidden />}>
            {messages.watched}
          </Chip>
        )}
      </div>
      <Loaded query={query} loading={loading} failure={messages.loadFailed}>
        {(video) =>
          video === null ? (
            <p className="text-ink-soft">{messages.isGone}</p>
          ) : (
            <OwnVideo
              key={video.id}
              title={messages.videoOfCourse({ title: course.title })}
              video={video}
              onProgress={onProgress}
            />
          )
        }
      </Loaded>
    </Card>
  )
}
