import type { Course } from 'contract/courses'
import { isSafeLink } from 'game/links'
import { useUser } from '#web/client/stored-user.ts'
import { toast } from '#web/ui/toast.ts'
import { openVideo } from './open-video.ts'
import { useCompleteCourse } from './use-complete-course.ts'

type Outcome = 'opened' | 'blocked' | 'no-video'

/** The video button: opens the video and, for a member, completes the course (spec §4, §5). */
export function useWatchVideo(): (course: Pick<Course, 'id' | 'videoUrl'>) => Outcome {
  const memberId = useUser()?.id
  const { mutate: complete } = useCompleteCourse()
  return ({ id: courseId, videoUrl }) => {
    if (videoUrl === null || !isSafeLink(videoUrl)) {
      refuse('No Video Available', "This course doesn't have a video link yet.")
      return 'no-video'
    }
    if (!openVideo(videoUrl)) {
      refuse('Popup Blocked', 'Please allow popups or copy the video link to watch.')
      return 'blocked'
    }
    if (memberId !== undefined) complete({ memberId, courseId, by: 'watching' })
    return 'opened'
  }
}

function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' })
}
