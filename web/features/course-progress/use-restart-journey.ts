import { useToastMutation } from '#web/client/api/use-toast-mutation.ts'
import { reloadPage } from '#web/client/lazy/reload-page.ts'
import { eraseMember } from '#web/client/session/stored-user.ts'
import { toast } from '#web/ui/toast.ts'
import { COURSE_RESET, NOT_RESET, resetCourse } from './reset-course.ts'

/** How long the message is shown before the page reloads, in milliseconds. */
const BEFORE_RELOAD = 800

/**
 * Restart Journey: the course is reset, then this browser's stored data is cleared and the page reloaded. The session
 * stays. Not part of the member's screens, because it outlives the stored user.
 */
export function useRestartJourney(courseId: number) {
  return useToastMutation({
    send: async (memberId: string) => {
      await resetCourse(memberId, courseId)
      toast(COURSE_RESET)
      await new Promise((resolve) => setTimeout(resolve, BEFORE_RELOAD))
      eraseMember()
      reloadPage()
    },
    failed: NOT_RESET,
  })
}
