import { COURSE_REWARD } from 'game/courses'
import { useMember } from '#web/client/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { useCompleteCourse } from './use-complete-course.ts'
import { useResetCourse } from './use-reset-course.ts'

/** Offered once nine tenths of the video are behind the member and the course is not completed yet (spec §4). */
export function FinishRide({ courseId }: { courseId: number }) {
  const { id: memberId } = useMember()
  const complete = useCompleteCourse()
  const reset = useResetCourse(courseId)
  return (
    <div className="mt-auto grid gap-3 pt-3">
      <Button
        wide
        variant="ink"
        size="lg"
        className="text-balance"
        pending={complete.isPending}
        onClick={() => complete.mutate({ memberId, courseId, by: 'marking' })}
      >
        Mark as Completed (+{COURSE_REWARD.tokens} tokens)
      </Button>
      <Button wide size="lg" pending={reset.isPending} onClick={() => reset.mutate()}>
        Reset Progress
      </Button>
    </div>
  )
}
