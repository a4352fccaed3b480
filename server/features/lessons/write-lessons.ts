import type { Lesson, LessonCard, LessonUpdate, NewLesson } from 'contract/lessons'
import { lessonFault } from 'game/lesson-faults'
import { LESSON_LIMITS } from 'game/lessons'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import { claimsOf, FIELDS, type NamedTexts, refuseClaims, refuseNewClaims } from '#server/claims.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { ADMINISTRATOR, raiseCatalogueVersion, requireCourse } from '#server/features/catalogue/public.ts'
import { deleteQuizzesOfLessons } from '#server/features/quizzes/public.ts'
import { Refusal, type Sentence } from '#server/refusal.ts'
import { cardsOf } from './course-lessons.ts'
import { changeLesson, countLessons, insertLesson, type LessonRow, shiftLessons } from './queries.ts'
import { requireAnyLesson } from './require-lesson.ts'
import { lessonView } from './view.ts'

/** Adds a lesson at the end of a course. @throws Refusal INVALID, CLAIM_MADE, COURSE_NOT_FOUND */
export function createLesson(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  courseId: number,
  { isDraft, ...lesson }: NewLesson,
): Promise<Lesson> {
  const content = contentOf(lesson)
  refuseLessonClaims(lesson)
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    await requireCourse(db, courseId, ADMINISTRATOR)
    const position = (await countLessons(db, courseId)) + 1
    if (position > LESSON_LIMITS.perCourse) {
      throw new Refusal('INVALID', {
        message: ({ content }) => content.lessonsFull({ limit: String(LESSON_LIMITS.perCourse) }),
      })
    }
    const row = { ...content, course_id: courseId, position, is_draft: isDraft ? 1 : 0, updated_at: now() } as const
    const after = await insertLesson(db, row)
    const target = { kind: 'lesson', id: after.id }
    await recordAudit(db, actor, { kind: 'lesson-created', at: now(), target, after })
    return lessonView(after)
  })
}

/**
 * Replaces what an administrator wrote. A new `position` moves the lesson there, at most to the end, and shifts those
 * in between. Completions are kept.
 * @throws Refusal INVALID, CLAIM_MADE, LESSON_NOT_FOUND, CHANGED_MEANWHILE
 */
export function updateLesson(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  id: number,
  update: LessonUpdate,
): Promise<Lesson> {
  const content = contentOf(update)
  const claims = claimsOf(claimTexts(update))
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireAnyLesson(db, id)
    if ((update.id ?? id) !== id || (update.courseId ?? before.course_id) !== before.course_id) {
      throw new Refusal('INVALID', { message: ({ content }) => content.otherLesson })
    }
    refuseUnseenChange(update.updatedAt, before)
    refuseNewClaims(claims, claimTexts({ ...before, cards: cardsOf(before) }))
    const at = momentOfChange(now(), before)
    const position = await makeRoom(db, before, update.position ?? before.position, at)
    const isDraft = update.isDraft ?? before.is_draft === 1
    const after = await changeLesson(db, id, { ...content, position, is_draft: isDraft ? 1 : 0, updated_at: at })
    const target = { kind: 'lesson', id }
    await recordAudit(db, actor, { kind: 'lesson-updated', at: now(), target, before, after })
    return lessonView(after)
  })
}

/**
 * Removes a lesson and its questions from its course. Those who finished it keep what they earned.
 * @throws Refusal LESSON_NOT_FOUND
 */
export function deleteLesson(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  id: number,
): Promise<void> {
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireAnyLesson(db, id)
    const { course_id: courseId, position } = before
    const at = momentOfChange(now(), before)
    await changeLesson(db, id, { position: 0, updated_at: at, deleted_at: at })
    await shiftLessons(db, courseId, { from: position + 1, to: LESSON_LIMITS.perCourse, by: -1, at })
    await deleteQuizzesOfLessons(db, [id], at)
    await recordAudit(db, actor, { kind: 'lesson-deleted', at: now(), target: { kind: 'lesson', id }, before })
  })
}

/** @returns the requested place, or the last */
async function makeRoom(
  db: Transaction,
  { course_id: courseId, position: from }: LessonRow,
  asked: number,
  at: number,
): Promise<number> {
  const to = Math.min(asked, await countLessons(db, courseId))
  if (to < from) await shiftLessons(db, courseId, { from: to, to: from - 1, by: 1, at })
  if (to > from) await shiftLessons(db, courseId, { from: from + 1, to, by: -1, at })
  return to
}

type Checked = Pick<NewLesson, 'title' | 'objective' | 'content' | 'cards'>

/** @throws Refusal CLAIM_MADE */
export function refuseLessonClaims(lesson: Checked): void {
  refuseClaims(claimTexts(lesson))
}

/** Texts that a card asks people to spot or to sort may be claims. */
function claimTexts({ title, objective, content, cards }: Checked): NamedTexts {
  return [
    [FIELDS.title, title],
    [FIELDS.objective, objective],
    [FIELDS.text, content],
    ...cards.flatMap((card, index) =>
      Object.entries(card).flatMap(([field, value]) =>
        typeof value === 'string' && field !== 'kind' ? [[cardField(index + 1), value] as const] : [],
      ),
    ),
  ]
}

function cardField(number: number): Sentence {
  return ({ content }) => content.fieldCard({ number: String(number) })
}

function contentOf({ title, minutes, objective, content, cards }: NewLesson) {
  requireRightCards(cards)
  return {
    title: title.trim(),
    minutes,
    objective: objective.trim(),
    content: content.trim(),
    cards: JSON.stringify(cards),
  }
}

/** @throws Refusal INVALID, naming the card */
function requireRightCards(cards: readonly LessonCard[]): void {
  const fault = lessonFault(cards)
  if (fault === null) return
  const [card, ...rest] = fault.place
  const field = rest.map((part) => (typeof part === 'number' ? `number ${part + 1}` : part)).join(', ')
  const number = String(Number(card) + 1)
  throw new Refusal('INVALID', {
    message: ({ content }) => content.cardFault({ number, field, fault: fault.sentence }),
  })
}
