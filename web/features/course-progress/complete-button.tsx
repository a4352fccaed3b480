import { COURSE_REWARD } from 'game/courses'
import * as messages from 'messages/course-progress'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCompleteCourse } from './use-complete-course.ts'

/** Completes the course, or repeats it where it couldn't be paid. */
export function CompleteButton({ courseId, again = false }: { courseId: number; again?: boolean }) {
  const { id: memberId } = useMember()
  const complete = useCompleteCourse()
  return (
    <Button
      wide
      variant="ink"
      size="lg"
      className="text-balance"
      pending={complete.isPending}
      onClick={() => complete.mutate({ memberId, courseId, by: 'marking' })}
    >
      {again ? messages.completeAgain(COURSE_REWARD) : messages.markCompleted(COURSE_REWARD)}
    </Button>
  )
}
