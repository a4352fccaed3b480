import type { CourseFile } from 'contract/course-file'
import type { Course } from 'contract/courses'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import type { CourseRow } from '#server/features/catalogue/public.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { addMaterials } from '#server/features/course-materials/public.ts'
import { addLessons, refuseLessonClaims } from '#server/features/lessons/public.ts'
import { addQuizzes, refuseQuizClaims } from '#server/features/quizzes/public.ts'
import { parseInWorker } from '#server/parse-in-worker.ts'
import { Refusal } from '#server/refusal.ts'
import { readCourseView } from './view.ts'
import { appendCourse, contentOf, refuseCourseClaims } from './write-courses.ts'

/** In bytes. The largest of the starter courses has 60 kB. */
const COURSE_FILE_MAX = 256 * 1024

const PARSER = new URL('./read-course-file.worker.ts', import.meta.url)

/**
 * Adds the course of a file at the end of the list, with its materials, quizzes and lessons, whole or not at all.
 * @throws Refusal INVALID, naming the place in the file; CLAIM_MADE; TOO_LARGE
 */
export async function importCourse(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  yaml: string,
): Promise<Course> {
  if (Buffer.byteLength(yaml) > COURSE_FILE_MAX) {
    throw new Refusal('TOO_LARGE', { message: ({ files }) => files.courseFileTooLarge })
  }
  const file = await parseInWorker<CourseFile>(PARSER, yaml)
  refuseFileClaims(file)
  return database.write(async (db) => {
    const course = await addCourseFile(db, file, now())
    const { materials, quizzes, lessons = [], title } = file
    const after = { title, materials: materials.length, quizzes: quizzes.length, lessons: lessons.length }
    await recordAudit(db, actor, {
      kind: 'course-imported',
      at: now(),
      target: { kind: 'course', id: course.id },
      after,
    })
    return readCourseView(db, course)
  })
}

/** A test checks the same for the starter courses. */
export function refuseFileClaims(file: CourseFile): void {
  refuseCourseClaims(file)
  file.quizzes.forEach(refuseQuizClaims)
  for (const { text, quizzes, ...lesson } of file.lessons ?? []) {
    refuseLessonClaims({ ...lesson, content: text })
    quizzes.forEach(refuseQuizClaims)
  }
}

/** What import and the starter courses have in common. */
export async function addCourseFile(db: Transaction, file: CourseFile, at: number): Promise<CourseRow> {
  await raiseCatalogueVersion(db)
  const course = await appendCourse(db, { ...contentOf(file), isPublic: file.isPublic ?? true, at })
  await addMaterials(db, course.id, file.materials)
  await addQuizzes(db, course.id, file.quizzes, at)
  await addLessons(db, course.id, file.lessons ?? [], at)
  return course
}
