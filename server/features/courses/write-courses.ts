import type { Course, CourseUpdate, NewCourse } from 'contract/courses'
import { isSafeLink } from 'game/links'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import { claimsOf, FIELDS, type NamedTexts, refuseClaims, refuseNewClaims } from '#server/claims.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { ADMINISTRATOR, raiseCatalogueVersion, requireCourse } from '#server/features/catalogue/public.ts'
import type { StoredFiles } from '#server/features/course-materials/public.ts'
import { deleteLessonsOf } from '#server/features/lessons/public.ts'
import { deleteQuizzesOf } from '#server/features/quizzes/public.ts'
import { Refusal } from '#server/refusal.ts'
import { deleteFilesOfDeletedCourses } from './delete-files.ts'
import { changeCourse, countCourses, insertCourse, shiftCourses } from './queries.ts'
import { courseView, readCourseView } from './view.ts'

/** Adds a course at the end of the list. @throws Refusal CLAIM_MADE; INVALID when the video's link isn't valid */
export function createCourse(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  course: NewCourse,
): Promise<Course> {
  const content = contentOf(course)
  refuseCourseClaims(course)
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const after = await appendCourse(db, { ...content, isPublic: course.isPublic ?? true, at: now() })
    const target = { kind: 'course', id: after.id }
    await recordAudit(db, actor, { kind: 'course-created', at: now(), target, after })
    return courseView(after)
  })
}

type Appended = ReturnType<typeof contentOf> & { isPublic: boolean; at: number }

/** The caller must raise the catalogue's version first, so that no other course takes the same place. */
export async function appendCourse(db: Transaction, { isPublic, at, ...content }: Appended) {
  const position = (await countCourses(db)) + 1
  return insertCourse(db, { ...content, is_public: isPublic ? 1 : 0, position, updated_at: at })
}

/**
 * Replaces what an administrator wrote. A new `order` moves the course there, at most to the end, and shifts those in
 * between.
 * @throws Refusal INVALID, CLAIM_MADE, COURSE_NOT_FOUND, CHANGED_MEANWHILE
 */
export function updateCourse(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  id: number,
  update: CourseUpdate,
): Promise<Course> {
  if (update.id !== undefined && update.id !== id) {
    throw new Refusal('INVALID', { message: ({ requests }) => requests.notTheAddress })
  }
  const content = contentOf(update)
  const claims = claimsOf(claimTexts(update))
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireCourse(db, id, ADMINISTRATOR)
    refuseUnseenChange(update.updatedAt, before)
    refuseNewClaims(claims, claimTexts({ ...before, videoAbout: before.video_about }))
    const at = momentOfChange(now(), before)
    const position = await makeRoom(db, before.position, update.order ?? before.position, at)
    const isPublic = update.isPublic ?? before.is_public === 1
    const course = await changeCourse(db, id, { ...content, is_public: isPublic ? 1 : 0, position, updated_at: at })
    const target = { kind: 'course', id }
    await recordAudit(db, actor, { kind: 'course-updated', at: now(), target, before, after: course })
    return readCourseView(db, course)
  })
}

/**
 * Removes a course with its lessons and quizzes from every list, and deletes its materials, its video and their files.
 * What members earned with it stays.
 * @throws Refusal COURSE_NOT_FOUND
 */
export async function deleteCourse(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  files: StoredFiles,
  actor: Actor,
  id: number,
): Promise<void> {
  const fileIds = await database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireCourse(db, id, ADMINISTRATOR)
    const { position } = before
    const at = momentOfChange(now(), before)
    await changeCourse(db, id, { position: 0, updated_at: at, deleted_at: at })
    await shiftCourses(db, { from: position + 1, to: (await countCourses(db)) + 1, by: -1, at })
    await deleteQuizzesOf(db, id, at)
    await deleteLessonsOf(db, id, at)
    await recordAudit(db, actor, { kind: 'course-deleted', at: now(), target: { kind: 'course', id }, before })
    return deleteFilesOfDeletedCourses(db)
  })
  // Bytes that are left here are deleted later, with other unused files.
  for (const fileId of fileIds) await files.remove(fileId).catch(() => undefined)
}

/** @returns the requested place, or the last */
async function makeRoom(db: Transaction, from: number, asked: number, at: number): Promise<number> {
  const to = Math.min(asked, await countCourses(db))
  if (to < from) await shiftCourses(db, { from: to, to: from - 1, by: 1, at })
  if (to > from) await shiftCourses(db, { from: from + 1, to, by: -1, at })
  return to
}

/** @throws Refusal CLAIM_MADE */
export function refuseCourseClaims(course: NewCourse): void {
  refuseClaims(claimTexts(course))
}

function claimTexts({ title, description, videoAbout }: Pick<NewCourse, 'title' | 'description' | 'videoAbout'>) {
  return [
    [FIELDS.title, title],
    [FIELDS.description, description],
    [({ content }) => content.fieldVideoAbout, videoAbout],
  ] satisfies NamedTexts
}

/** @throws Refusal INVALID when the video's link isn't valid */
export function contentOf(course: NewCourse) {
  const { title, description, category, duration = null, videoUrl = null, videoAbout } = course
  if (videoUrl !== null && !isSafeLink(videoUrl)) {
    throw new Refusal('INVALID', { message: ({ content }) => content.fullVideoLink })
  }
  const text = { title: title.trim(), description: description.trim(), video_about: videoAbout?.trim() || null }
  return { ...text, category, duration, video_url: videoUrl }
}
