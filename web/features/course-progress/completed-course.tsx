import type { CoursePayment } from 'contract/course-progress'
import { COURSE_REWARD } from 'game/courses'
import { RotateCcw } from 'lucide-react'
import * as messages from 'messages/course-progress'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Button } from '#web/ui/button.tsx'
import { lazyComponent } from '#web/ui/lazy-component.ts'
import { useResetCourse } from './reset-course.ts'
import { NOT_PAID_NOW } from './use-complete-course.ts'

// Loaded on demand, because few visits complete a course. If the script can't be loaded, there's no confetti.
const useConfetti = lazyComponent(async () => (await import('./confetti.tsx')).Confetti)

type CompletedCourseProps = {
  courseId: number
  payment: CoursePayment | undefined
  /** It was completed just now, on this screen. */
  celebrate: boolean
}

/** The end of a course: its punched ticket, and the way to take it again. */
export function CompletedCourse({ courseId, payment, celebrate }: CompletedCourseProps) {
  const reset = useResetCourse(courseId)
  const { Component: Confetti } = useConfetti(celebrate)
  return (
    <div className="relative mt-auto grid gap-4 rounded-md bg-done-tint p-4">
      <p className="flex items-center gap-3 font-semibold">
        <Ticket punched className="w-12 shrink-0 text-done" />
        <span>{messages.completedCourse({ sentence: sentenceOf(payment) })}</span>
      </p>
      <Button wide pending={reset.isPending} onClick={() => reset.mutate()}>
        <RotateCcw size={18} aria-hidden />
        {messages.retake}
      </Button>
      {celebrate && Confetti && <Confetti />}
    </div>
  )
}

function sentenceOf(payment: CoursePayment | undefined): string {
  if (payment === 'before' || payment === 'later') return NOT_PAID_NOW[payment]
  return messages.paid(COURSE_REWARD)
}
