import type { Course, NewCourse } from 'contract/courses'
import { COURSE_LIMITS, type CourseCategory } from 'game/courses'
import { isSafeLink } from 'game/links'
import type { FormProblem } from 'game/validation'
import * as messages from 'messages/managed-courses'

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
  title: messages.title,
  description: messages.description,
  category: messages.categoryLabel,
  duration: messages.duration,
  videoUrl: messages.videoLink,
  videoAbout: messages.videoAbout,
  isPublic: messages.published,
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
      problem: { title: messages.missingInformation, message: messages.fillIn },
      errors: {
        ...(title === '' && { title: messages.enterTitle }),
        ...(description === '' && { description: messages.enterDescription }),
      },
    }
  }
  if (duration !== null && (duration < 1 || duration > COURSE_LIMITS.durationMinutes)) {
    const message = messages.enterDuration({ max: COURSE_LIMITS.durationMinutes })
    return { problem: { title: messages.invalidDuration, message }, errors: { duration: message } }
  }
  if (videoUrl !== null && !isSafeLink(videoUrl)) {
    const message = messages.fullAddress
    return { problem: { title: messages.invalidVideoLink, message }, errors: { videoUrl: message } }
  }
  return null
}

/** `5 lessons, 3 materials and 1 quiz`: what a course brings along, and what goes with it. */
export function partsOf(course: Pick<Course, 'lessonCount' | 'materialCount' | 'quizCount'>): string {
  return messages.parts({ lessons: course.lessonCount, materials: course.materialCount, quizzes: course.quizCount })
}
