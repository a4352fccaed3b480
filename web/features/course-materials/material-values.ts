import type { NewCourseMaterial } from 'contract/course-materials'
import { COURSE_LIMITS, type MaterialType, UPLOAD_MAX } from 'game/courses'
import { isSafeLink } from 'game/links'
import * as messages from 'messages/course-materials'

/** The values of the material form as typed, without its file, which a page can't store. */
export type MaterialValues = { title: string; type: MaterialType; description: string; link: string }

export const EMPTY_MATERIAL: MaterialValues = { title: '', type: 'pdf', description: '', link: '' }

/** What the server takes, for the browser's own file dialog. The content decides, not the name. */
export const ACCEPTED_FILES = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx,.pptx'

export type MaterialErrors = { link?: string | undefined; file?: string | undefined }

/** @returns what is wrong, by field; empty where the material can be sent */
export function checkMaterial({ link }: MaterialValues, file: File | null): MaterialErrors {
  if (file !== null) return file.size > UPLOAD_MAX ? { file: messages.tooLarge } : {}
  if (link.trim() === '' || isSafeLink(link.trim())) return {}
  return { link: messages.fullAddress }
}

export function materialFrom(courseId: number, values: MaterialValues): NewCourseMaterial {
  return {
    courseId,
    title: values.title.trim(),
    type: values.type,
    description: values.description.trim() || null,
    fileUrl: values.link.trim() || null,
  }
}

/** The type follows from the file. */
export function materialForm(courseId: number, { title, description }: MaterialValues, file: File): FormData {
  const form = new FormData()
  form.append('courseId', String(courseId))
  form.append('title', title.trim())
  if (description.trim() !== '') form.append('description', description.trim())
  form.append('file', file)
  return form
}

/** A title for a file that has none yet: its name without the extension, in readable form and no longer than a title. */
export function titleFromFile({ name }: File): string {
  const title = name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
  return [...title].slice(0, COURSE_LIMITS.title).join('').trim()
}
