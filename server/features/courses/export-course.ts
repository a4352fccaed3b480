import type { CourseFile } from 'contract/course-file'
import { isSafeLink } from 'game/links'
import { stringify } from 'yaml'
import type { Db } from '#server/database/database.ts'
import { ADMINISTRATOR, requireCourse } from '#server/features/catalogue/public.ts'
import { materialContentsOf } from '#server/features/course-materials/public.ts'
import { lessonContentsOf } from '#server/features/lessons/public.ts'
import { quizContentsOf } from '#server/features/quizzes/public.ts'

export type ExportedCourse = { title: string; yaml: string }

/**
 * A course with its materials, quizzes and lessons as a file that import takes. Uploads travel as their titles.
 * @throws Refusal COURSE_NOT_FOUND
 */
export async function exportCourse(db: Db, id: number): Promise<ExportedCourse> {
  const course = await requireCourse(db, id, ADMINISTRATOR)
  const { title, description, category, duration, video_url, video_about } = course
  const file: CourseFile = {
    title,
    description,
    category,
    duration,
    videoUrl: video_url !== null && isSafeLink(video_url) ? video_url : null,
    videoAbout: video_about,
    isPublic: course.is_public === 1,
    materials: await materialContentsOf(db, id),
    quizzes: await quizContentsOf(db, id),
    lessons: await lessonContentsOf(db, id),
  }
  return { title, yaml: stringify(file, { lineWidth: 0 }) }
}
