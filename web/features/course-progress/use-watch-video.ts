import type { Course } from 'contract/courses'
import { isSafeLink } from 'game/links'
import * as messages from 'messages/course-progress'
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
        refuse(messages.noVideoTitle, messages.noVideoAbout)
        return 'no-video'
      }
      if (!openVideo(videoUrl)) {
        refuse(messages.popupBlocked, messages.popupAbout)
        return 'blocked'
      }
      opened(id)
      return 'opened'
    },
    /** The video was opened by a plain link, because the browser blocked the button's tab. */
    opened,
  }
}

function refuse(title: string, description: string): void {
  toast({ title, description, variant: 'destructive' })
}

/**
 * Opens a video in a new tab. With the feature `noopener`, `window.open` would return null on success, too, so the new
 * tab is opened empty, its `opener` is cleared, and only then it navigates.
 * @returns false where the browser refused to open a tab
 */
function openVideo(address: string): boolean {
  const tab = window.open('about:blank', '_blank')
  if (tab === null) return false
  tab.opener = null
  tab.location.href = address
  return true
}
