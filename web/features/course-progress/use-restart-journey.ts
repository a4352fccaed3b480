import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reloadPage } from '#web/client/reload-page.ts'
import { clearUser } from '#web/client/stored-user.ts'
import { resetCourse, sayNotReset, sayReset } from './reset-course.ts'

/** So long the message stands before the page is loaded anew, in milliseconds (spec §9). */
const BEFORE_RELOAD = 800

/**
 * Restart Journey: the course is reset, then everything this browser remembers is forgotten and the page loaded anew
 * (spec §4). The session stays. Outside of the member's screens, because it outlives the stored user.
 */
export function useRestartJourney(courseId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (memberId: string) => {
      await resetCourse(memberId, courseId)
      sayReset()
      await new Promise((resolve) => setTimeout(resolve, BEFORE_RELOAD))
      clearUser()
      queryClient.clear()
      reloadPage()
    },
    onError: sayNotReset,
  })
}
