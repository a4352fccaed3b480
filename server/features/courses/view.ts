import type { Course } from 'contract/courses'
import { journeyTheme } from 'game/journey-themes'
import { isSafeLink } from 'game/links'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import type { Db } from '#server/database/database.ts'
import type { CourseRow } from '#server/features/catalogue/public.ts'
import { type MaterialPreview, materialPreviewOf, NO_MATERIALS } from '#server/features/course-materials/public.ts'
import { lessonCountOf } from '#server/features/lessons/public.ts'
import { quizCountOf } from '#server/features/quizzes/public.ts'
import { translateOne } from '#server/features/translations/public.ts'

/** A course with the counts of its parts. */
export async function readCourseView(db: Db, course: CourseRow, language = ORIGINAL_LANGUAGE): Promise<Course> {
  const view = courseView(course, {
    materials: await materialPreviewOf(db, course.id, language),
    quizCount: await quizCountOf(db, course.id),
    lessonCount: await lessonCountOf(db, course.id),
  })
  return translateOne(db, language, 'course', view)
}

type Parts = { materials: MaterialPreview | undefined; quizCount: number | undefined; lessonCount: number | undefined }

const NO_PARTS: Parts = { materials: NO_MATERIALS, quizCount: 0, lessonCount: 0 }

export function courseView(
  row: CourseRow,
  { materials = NO_MATERIALS, quizCount = 0, lessonCount = 0 } = NO_PARTS,
): Course {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    category: row.category,
    theme: journeyTheme(row.title),
    duration: row.duration,
    // A row from before the rule, or written by hand in SQL, may contain an unsafe link.
    videoUrl: row.video_url !== null && isSafeLink(row.video_url) ? row.video_url : null,
    videoAbout: row.video_about,
    hasOwnVideo: row.has_own_video === 1,
    isPublic: row.is_public === 1,
    order: row.position,
    materialTitles: materials.titles,
    materialCount: materials.count,
    quizCount,
    lessonCount,
    updatedAt: new Date(row.updated_at).toISOString(),
  }
}
