import type { CourseProgress } from 'contract/course-progress'
import type { Course } from 'contract/courses'
import type { Quiz } from 'contract/quizzes'
import type { CourseState } from 'game/courses'

type Known = {
  course: Pick<Course, 'id' | 'videoUrl' | 'hasOwnVideo' | 'lessonCount'>
  progress: CourseProgress
  /** The member's, as it is stored; the course is in it once it is begun. */
  courseProgress: Readonly<Record<string, number>>
  /** The course's own. */
  quizzes: readonly Pick<Quiz, 'id'>[]
  /** The member's, as it is stored. */
  quizCorrect: Readonly<Record<string, boolean>>
}

/** A member's progress in the form that the rules of the game take. */
export function courseStateOf({ course, progress, courseProgress, quizzes, quizCorrect }: Known): CourseState {
  return {
    isBegun: courseProgress[course.id] !== undefined,
    hasVideo: course.videoUrl !== null || course.hasOwnVideo,
    lessonCount: course.lessonCount,
    watchTime: progress.watchTime,
    isCompleted: progress.isCompleted,
    quizCount: quizzes.length,
    correctCount: quizzes.filter(({ id }) => quizCorrect[id] === true).length,
  }
}
