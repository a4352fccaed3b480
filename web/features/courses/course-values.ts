import type { Course, NewCourse } from 'contract/courses'
import { COURSE_LIMITS, type CourseCategory } from 'game/courses'
import { isSafeLink } from 'game/links'
import type { FormProblem } from 'game/validation'
import { counted } from '#web/ui/counted.ts'

/** The course form as it is typed. */
export type CourseValues = {
  title: string
  description: string
  category: CourseCategory
  /** In minutes. */
  duration: string
  videoUrl: string
  videoAbout: string
  isPublic: boolean
}

export const EMPTY_COURSE: CourseValues = {
  title: '',
  description: '',
  category: 'training',
  duration: '',
  videoUrl: '',
  videoAbout: '',
  isPublic: true,
}

export const COURSE_LABELS: Record<keyof CourseValues, string> = {
  title: 'Title',
  description: 'Description',
  category: 'Category',
  duration: 'Duration in minutes',
  videoUrl: 'Video link',
  videoAbout: 'What the video is',
  isPublic: 'Published',
}

export function courseValues(course: Course): CourseValues {
  const { title, description, category, isPublic } = course
  const video = { videoUrl: course.videoUrl ?? '', videoAbout: course.videoAbout ?? '' }
  return { title, description, category, duration: String(course.duration ?? ''), ...video, isPublic }
}

/** The course as it is sent: without blanks around it, the duration as an integer, null for what is not there. */
export function courseFrom(values: CourseValues): Required<NewCourse> {
  const duration = Number.parseInt(values.duration, 10)
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    category: values.category,
    duration: Number.isNaN(duration) ? null : duration,
    videoUrl: values.videoUrl.trim() || null,
    videoAbout: values.videoAbout.trim() || null,
    isPublic: values.isPublic,
  }
}

export type CourseErrors = Partial<Record<keyof CourseValues, string>>

/** What stands in the way of sending a course: for the toast, and at the fields. Null where nothing does. */
export function checkCourse(values: CourseValues): { problem: FormProblem; errors: CourseErrors } | null {
  const { title, description, duration, videoUrl } = courseFrom(values)
  if (title === '' || description === '') {
    return {
      problem: { title: 'Missing Information', message: 'Please fill in title and description' },
      errors: {
        ...(title === '' && { title: 'Enter a title.' }),
        ...(description === '' && { description: 'Enter a description.' }),
      },
    }
  }
  if (duration !== null && (duration < 1 || duration > COURSE_LIMITS.durationMinutes)) {
    const message = `Enter a duration from 1 to ${COURSE_LIMITS.durationMinutes} minutes, or leave it empty.`
    return { problem: { title: 'Invalid Duration', message }, errors: { duration: message } }
  }
  if (videoUrl !== null && !isSafeLink(videoUrl)) {
    const message = 'The video link must be a full https:// or http:// address.'
    return { problem: { title: 'Invalid Video Link', message }, errors: { videoUrl: message } }
  }
  return null
}

/** `5 lessons, 3 materials and 1 quiz`: what a course brings along, and what goes with it. */
export function partsOf(course: Pick<Course, 'lessonCount' | 'materialCount' | 'quizCount'>): string {
  const lessons = course.lessonCount > 0 ? `${counted(course.lessonCount, 'lesson')}, ` : ''
  return `${lessons}${counted(course.materialCount, 'material')} and ${counted(course.quizCount, 'quiz', 'quizzes')}`
}
