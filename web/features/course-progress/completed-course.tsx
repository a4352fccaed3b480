import type { CoursePayment } from 'contract/course-progress'
import { COURSE_REWARD } from 'game/courses'
import { RotateCcw } from 'lucide-react'
import * as messages from 'messages/course-progress'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Button } from '#web/ui/button.tsx'
import { Confetti } from './confetti.tsx'
import { useResetCourse } from './reset-course.ts'
import { NOT_PAID_NOW } from './use-complete-course.ts'

type CompletedCourseProps = {
  courseId: number
  payment: CoursePayment | undefined
  /** It was completed just now, on this screen. */
  celebrate: boolean
}

/** The end of a course: its punched ticket, and the way to take it again. */
export function CompletedCourse({ courseId, payment, celebrate }: CompletedCourseProps) {
  const reset = useResetCourse(courseId)
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
      {celebrate && <Confetti />}
    </div>
  )
}

function sentenceOf(payment: CoursePayment | undefined): string {
  if (payment === 'before' || payment === 'later') return NOT_PAID_NOW[payment]
  return messages.paid(COURSE_REWARD)
}
