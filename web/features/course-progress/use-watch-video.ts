import type { Course } from 'contract/courses'
import { isSafeLink } from 'game/links'
import { useUser } from '#web/client/session/stored-user.ts'
import { toast } from '#web/ui/toast.ts'
import { useCompleteCourse } from './use-complete-course.ts'

type Outcome = 'opened' | 'blocked' | 'no-video'

/** Opening a course's video, which completes the course for a member. */
export function useWatchVideo() {
  const memberId = useUser()?.id
  const { mutate: complete } = useCompleteCourse()
  const opened = (courseId: number) => {
    if (memberId !== undefined) complete({ memberId, courseId, by: 'watching' })
  }
  return {
    /** The video button was pressed. */
    watch({ id, videoUrl }: Pick<Course, 'id' | 'videoUrl'>): Outcome {
      if (videoUrl === null || !isSafeLink(videoUrl)) {
        refuse('No Video Available', "This course doesn't have a video link yet.")
        return 'no-video'
      }
      if (!openVideo(videoUrl)) {
        refuse('Popup Blocked', 'Please allow popups or copy the video link to watch.')
        return 'blocked'
      }
      opened(id)
      return 'opened'
    },
    /** The video opened by a plain link, where the browser refuses the button its tab. */
    opened,
  }
}

function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' })
}

/**
 * Opens a video beside this page. As a feature of `window.open`, noopener would give null on success, too, so the new
 * tab is opened empty, loses its hold on this page, and only then goes on.
 * @returns false where the browser refused to open a tab
 */
function openVideo(address: string): boolean {
  const tab = window.open('about:blank', '_blank')
  if (tab === null) return false
  tab.opener = null
  tab.location.href = address
  return true
}
