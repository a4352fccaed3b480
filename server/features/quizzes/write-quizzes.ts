import type { NewQuiz, Quiz, QuizUpdate } from 'contract/quizzes'
import { cardKeyOf } from 'game/reviews'
import { momentOfChange, refuseUnseenChange } from '#server/changes.ts'
import { claimsOf, type NamedTexts, refuseClaims, refuseNewClaims } from '#server/claims.ts'
import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { type Actor, recordAudit } from '#server/features/audit/public.ts'
import { ADMINISTRATOR, raiseCatalogueVersion, requireCourse } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'
import { addQuizzes, choicesOf, quizRow } from './course-quizzes.ts'
import { requireLesson, requireMission } from './owner-queries.ts'
import { changeQuiz, formerIdeasOf, markQuizDeleted, type QuizRow, requireQuiz } from './queries.ts'
import { wholeQuizView } from './view.ts'

/** @throws Refusal CLAIM_MADE, COURSE_NOT_FOUND, LESSON_NOT_FOUND, MISSION_NOT_FOUND; INVALID for more than one owner */
export function createQuiz(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  quiz: NewQuiz,
): Promise<Quiz> {
  const { courseId = null, ...content } = quiz
  refuseQuizClaims(quiz)
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    await requireOwner(db, { courseId, ...content })
    const [id = 0] = await addQuizzes(db, courseId, [content], now())
    const after = await requireQuiz(db, id, ADMINISTRATOR)
    await recordAudit(db, actor, { kind: 'quiz-created', at: now(), target: { kind: 'quiz', id }, after })
    return wholeQuizView(after)
  })
}

/**
 * Replaces a quiz. Earlier answers keep their verdict and their pay; another right answer restarts reviews. Absent
 * points and an absent idea stay unchanged; so do an absent lesson and station unless another owner is named. An absent
 * course makes it a general quiz.
 * @throws Refusal QUIZ_NOT_FOUND, COURSE_NOT_FOUND, LESSON_NOT_FOUND, MISSION_NOT_FOUND, CHANGED_MEANWHILE; INVALID when
 *   the body names another quiz or more than one owner
 */
export function updateQuiz(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  id: number,
  { id: named = id, courseId = null, updatedAt, ...content }: QuizUpdate,
): Promise<Quiz> {
  if (named !== id) throw new Refusal('INVALID', { message: ({ content }) => content.otherQuiz })
  const claims = claimsOf(claimTexts(content))
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireQuiz(db, id, ADMINISTRATOR)
    refuseUnseenChange(updatedAt, before)
    refuseNewClaims(claims, savedTexts(before))
    const quiz = { ...content, courseId, ...unchangedParts(before, { ...content, courseId }) }
    await requireOwner(db, quiz)
    const at = momentOfChange(now(), before)
    const hasNewAnswer = quiz.correctAnswer !== before.correct_answer
    const row = {
      ...quizRow(quiz, courseId, at),
      ...(hasNewAnswer ? { answer_changed_at: at } : {}),
      ...(quiz.idea === before.idea ? {} : { former_ideas: JSON.stringify(await ideasBefore(db, before)) }),
    }
    const after = await changeQuiz(db, id, row)
    await recordAudit(db, actor, { kind: 'quiz-updated', at: now(), target: { kind: 'quiz', id }, before, after })
    return wholeQuizView(after)
  })
}

/** Deletes a quiz. What it paid stays. @throws Refusal QUIZ_NOT_FOUND */
export function deleteQuiz(
  { database, now }: Pick<Dependencies, 'database' | 'now'>,
  actor: Actor,
  id: number,
): Promise<void> {
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const before = await requireQuiz(db, id, ADMINISTRATOR)
    await markQuizDeleted(db, id, now())
    await recordAudit(db, actor, { kind: 'quiz-deleted', at: now(), target: { kind: 'quiz', id }, before })
  })
}

type Checked = Pick<NewQuiz, 'question' | 'choices' | 'correctAnswer' | 'explanation'>

/** @throws Refusal CLAIM_MADE */
export function refuseQuizClaims(quiz: Checked): void {
  refuseClaims(claimTexts(quiz))
}

/** A wrong choice may be a claim: the quiz itself says that it’s wrong. */
function claimTexts({ question, choices, correctAnswer, explanation }: Checked): NamedTexts {
  return [
    [({ content }) => content.fieldQuestion, question],
    [({ content }) => content.fieldRightChoice, choices[correctAnswer]],
    [({ content }) => content.fieldExplanation, explanation],
  ]
}

function savedTexts(row: QuizRow): NamedTexts {
  const { question, explanation, correct_answer: correctAnswer } = row
  return claimTexts({ question, explanation: explanation ?? undefined, correctAnswer, choices: choicesOf(row) })
}

/** Members may have review cards under each of them. */
async function ideasBefore(db: Transaction, before: QuizRow): Promise<string[]> {
  return [...new Set([...(await formerIdeasOf(db, before.id)), cardKeyOf(before)])]
}

/** Absent fields stay unchanged. */
function unchangedParts(before: QuizRow, { courseId, lessonId, missionId, points, idea }: Partial<NewQuiz>) {
  const isOwned = (courseId ?? lessonId ?? missionId ?? null) !== null
  return {
    points: points ?? before.points,
    idea: idea === undefined ? before.idea : idea,
    lessonId: lessonId === undefined && !isOwned ? before.lesson_id : (lessonId ?? null),
    missionId: missionId === undefined && !isOwned ? before.mission_id : (missionId ?? null),
  }
}

/** A quiz's owner must exist, and there can be only one; null means none. */
async function requireOwner(db: Transaction, { courseId, lessonId, missionId }: Partial<NewQuiz>): Promise<void> {
  const owners = [courseId, lessonId, missionId].filter((owner) => owner != null)
  if (owners.length > 1) {
    throw new Refusal('INVALID', { message: ({ content }) => content.quizOfOne })
  }
  if (courseId != null) await requireCourse(db, courseId, ADMINISTRATOR)
  if (lessonId != null) await requireLesson(db, lessonId, ADMINISTRATOR)
  if (missionId != null) await requireMission(db, missionId)
}
