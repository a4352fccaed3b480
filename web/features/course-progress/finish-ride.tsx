import { Button } from '#web/ui/button.tsx'
import { CompleteButton } from './complete-button.tsx'
import { useResetCourse } from './use-reset-course.ts'

/** Offered once nine tenths of the video are behind the member and the course is not completed yet. */
export function FinishRide({ courseId }: { courseId: number }) {
  const reset = useResetCourse(courseId)
  return (
    <div className="mt-auto grid gap-3 pt-3">
      <CompleteButton courseId={courseId} />
      <Button wide size="lg" pending={reset.isPending} onClick={() => reset.mutate()}>
        Reset Progress
      </Button>
    </div>
  )
}
