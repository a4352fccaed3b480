import type { Course } from 'contract/courses'
import { isSafeLink } from 'game/links'
import type { Db } from '#server/database/database.ts'
import type { CourseRow } from '#server/features/catalogue/public.ts'
import { type MaterialPreview, materialPreviewOf, NO_MATERIALS } from '#server/features/course-materials/public.ts'
import { lessonCountOf } from '#server/features/lessons/public.ts'
import { quizCountOf } from '#server/features/quizzes/public.ts'

/** A course with what is counted of its parts. */
export async function readCourseView(db: Db, course: CourseRow): Promise<Course> {
  return courseView(course, {
    materials: await materialPreviewOf(db, course.id),
    quizCount: await quizCountOf(db, course.id),
    lessonCount: await lessonCountOf(db, course.id),
  })
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
    duration: row.duration,
    // A row from before the rule, or from somebody's own SQL, may hold worse than a link.
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
