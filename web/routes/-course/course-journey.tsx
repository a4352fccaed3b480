import type { UseQueryResult } from '@tanstack/react-query'
import type { Course } from 'contract/courses'
import type { LessonSummary } from 'contract/lessons'
import type { Quiz } from 'contract/quizzes'
import type { CourseState } from 'game/courses'
import * as messages from 'messages/pages'
import type { ReactNode } from 'react'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { JourneySkeleton } from '#web/features/courses/course-skeleton.tsx'
import { JourneyPanel } from '#web/features/journey/journey-panel.tsx'
import { continueLink } from '#web/features/lessons/course-lessons.tsx'
import { publishedLessons } from '#web/features/lessons/next-lesson.ts'
import { QuizModal } from '#web/features/quizzes/quiz-modal.tsx'

export type QuizDialog = { open: (quizId: number) => void; goTo: (quizId: number) => void; close: () => void }

type CourseJourneyProps = {
  course: Course
  quizzes: UseQueryResult<Quiz[]>
  lessons: UseQueryResult<LessonSummary[] | null>
  /** Undefined until it's known. */
  progress: CourseState | undefined
  clickedStart: boolean
  /** The open quiz. */
  quizId: number | undefined
  quizDialog: QuizDialog
  restartButton: ReactNode
}

/** The journey of a course, with the dialog of its quizzes. A course with lessons waits for them, too. */
export function CourseJourney({ course, quizzes, lessons, progress, ...rest }: CourseJourneyProps) {
  const parts = { course, progress, ...rest }
  return (
    <Loaded query={quizzes} loading={<JourneySkeleton />} failure={messages.quizzesFailed}>
      {(list) =>
        course.lessonCount === 0 ? (
          <Journey quizzes={list} lessons={[]} {...parts} />
        ) : (
          <Loaded query={lessons} loading={<JourneySkeleton />} failure={messages.lessonsFailed}>
            {(found) => <Journey quizzes={list} lessons={publishedLessons(found ?? [])} {...parts} />}
          </Loaded>
        )
      }
    </Loaded>
  )
}

type JourneyProps = Omit<CourseJourneyProps, 'quizzes' | 'lessons'> & { quizzes: Quiz[]; lessons: LessonSummary[] }

function Journey({
  course,
  progress,
  quizzes,
  lessons,
  clickedStart,
  quizId,
  quizDialog,
  restartButton,
}: JourneyProps) {
  const { quizCorrect } = useMember()
  if (progress === undefined) return null
  return (
    <>
      <JourneyPanel
        title={course.title}
        theme={course.theme}
        progress={progress}
        lessons={lessons}
        nextLesson={continueLink(lessons)}
        quizzes={quizzes}
        quizCorrect={quizCorrect}
        clickedStart={clickedStart}
        held={quizId !== undefined}
        onStartQuiz={quizDialog.open}
      >
        {restartButton}
      </JourneyPanel>
      <QuizModal
        quizzes={quizzes}
        quizCorrect={quizCorrect}
        quizId={quizId}
        onQuiz={quizDialog.goTo}
        onClose={quizDialog.close}
      />
    </>
  )
}
