import type { Insertable, Selectable } from 'kysely'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import type { QuizTables } from '#server/database/tables/quizzes.ts'
import { seesHidden, type Viewer } from '#server/features/catalogue/public.ts'
import { Refusal } from '#server/refusal.ts'

export type QuizRow = Omit<Selectable<QuizTables['quizzes']>, 'deleted_at' | 'answer_changed_at' | 'former_ideas'>

/** A quiz with one member's answer to it; null where they haven't answered. */
export type AskedQuizRow = QuizRow & { is_correct: 0 | 1 | null }

const QUIZ_COLUMNS = [
  'quizzes.id',
  'quizzes.course_id',
  'quizzes.lesson_id',
  'quizzes.mission_id',
  'quizzes.idea',
  'quizzes.question',
  'quizzes.choices',
  'quizzes.correct_answer',
  'quizzes.explanation',
  'quizzes.points',
  'quizzes.updated_at',
] as const

type Owner = 'course' | 'lesson' | 'mission'

const quizzesOf = (owner: Owner) =>
  prepared((db, values: { id: number; memberId: string }) =>
    db
      .selectFrom('quizzes')
      .leftJoin('quiz_answers', (join) =>
        join.onRef('quiz_answers.quiz_id', '=', 'quizzes.id').on('quiz_answers.member_id', '=', values.memberId),
      )
      .select(QUIZ_COLUMNS)
      .select('quiz_answers.is_correct')
      .where(`quizzes.${owner}_id`, '=', values.id)
      .where('quizzes.deleted_at', 'is', null)
      .orderBy('quizzes.id'),
  )

const QUIZZES_OF = { course: quizzesOf('course'), lesson: quizzesOf('lesson'), mission: quizzesOf('mission') }

/** The quizzes of a course, lesson or station by id, each with the member's answer. */
export function listQuizzesOf(
  db: Db,
  { owner, id }: { owner: Owner; id: number },
  memberId: string,
): Promise<AskedQuizRow[]> {
  return QUIZZES_OF[owner](db, { id, memberId })
}

const allQuizzes = prepared((db, values: { memberId: string; leastPublic: 0 | 1 }) =>
  db
    .selectFrom('quizzes')
    .leftJoin('quiz_answers', (join) =>
      join.onRef('quiz_answers.quiz_id', '=', 'quizzes.id').on('quiz_answers.member_id', '=', values.memberId),
    )
    .leftJoin('courses', 'courses.id', 'quizzes.course_id')
    .select(QUIZ_COLUMNS)
    .select('quiz_answers.is_correct')
    .where('quizzes.deleted_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([
          eb('quizzes.course_id', 'is', null),
          eb('quizzes.lesson_id', 'is', null),
          eb('quizzes.mission_id', 'is', null),
        ]),
        eb('courses.is_public', '>=', values.leastPublic),
        // Administrators also manage those of lessons and stations here.
        eb.and([eb('quizzes.course_id', 'is', null), eb(eb.val(values.leastPublic), '=', eb.lit(0))]),
      ]),
    )
    .orderBy('quizzes.id'),
)

/**
 * The quizzes of all courses and the general ones by id, each with the member's answer. Those of lessons and stations are
 * listed with their lesson or station.
 * @param withHidden whether those of hidden courses, lessons and stations are included
 */
export function listQuizzes(db: Db, memberId: string, withHidden: boolean): Promise<AskedQuizRow[]> {
  return allQuizzes(db, { memberId, leastPublic: withHidden ? 0 : 1 })
}

const quizByKey = prepared((db, values: { id: number; leastPublic: 0 | 1; mostDraft: 0 | 1 }) =>
  db
    .selectFrom('quizzes')
    .leftJoin('lessons', 'lessons.id', 'quizzes.lesson_id')
    .leftJoin('courses', (join) =>
      join.on((eb) => eb('courses.id', '=', eb.fn.coalesce('quizzes.course_id', 'lessons.course_id'))),
    )
    .select(QUIZ_COLUMNS)
    .where('quizzes.id', '=', values.id)
    .where('quizzes.deleted_at', 'is', null)
    .where((eb) => eb.or([eb('courses.id', 'is', null), eb('courses.is_public', '>=', values.leastPublic)]))
    .where((eb) =>
      eb.or([
        eb('quizzes.lesson_id', 'is', null),
        eb.and([
          eb('lessons.is_draft', '<=', values.mostDraft),
          eb('lessons.deleted_at', 'is', null),
          eb('courses.deleted_at', 'is', null),
        ]),
      ]),
    ),
)

/** @param withHidden whether one of a hidden course or of a draft is found */
export async function findQuiz(db: Db, id: number, withHidden: boolean): Promise<QuizRow | undefined> {
  const [quiz] = await quizByKey(db, { id, leastPublic: withHidden ? 0 : 1, mostDraft: withHidden ? 1 : 0 })
  return quiz
}

export type NewQuizRow = Omit<Insertable<QuizTables['quizzes']>, 'id' | 'deleted_at'>

/** @returns the new ids in the order of the quizzes */
export async function insertQuizzes(db: Transaction, quizzes: readonly NewQuizRow[]): Promise<number[]> {
  const ids: number[] = []
  // One at a time: neither engine promises that ids follow the order of one statement's rows.
  for (const quiz of quizzes) {
    const { id } = await db
      .insertInto('quizzes')
      .values({ ...quiz, deleted_at: null })
      .returning('id')
      .executeTakeFirstOrThrow()
    ids.push(id)
  }
  return ids
}

/** @throws when there is no such quiz */
export function changeQuiz(db: Transaction, id: number, values: NewQuizRow): Promise<QuizRow> {
  return db.updateTable('quizzes').set(values).where('id', '=', id).returning(QUIZ_COLUMNS).executeTakeFirstOrThrow()
}

/** The keys of review cards under which a quiz was asked before. */
export async function formerIdeasOf(db: Transaction, id: number): Promise<string[]> {
  const quiz = await db.selectFrom('quizzes').select('former_ideas').where('id', '=', id).executeTakeFirstOrThrow()
  return JSON.parse(quiz.former_ideas)
}

export async function markQuizDeleted(db: Transaction, id: number, at: number): Promise<void> {
  await db.updateTable('quizzes').set({ deleted_at: at }).where('id', '=', id).execute()
}

/**
 * Refuses an answer if another choice has become the right one since the member saw the quiz.
 * @param seenAt the `updatedAt` that the member saw; undefined accepts any answer
 * @throws Refusal CHANGED_MEANWHILE
 */
export async function refuseOldAnswer(
  db: Transaction,
  { id, updated_at }: QuizRow,
  seenAt: string | undefined,
): Promise<void> {
  if (seenAt === undefined || Date.parse(seenAt) >= updated_at) return
  const quiz = await db.selectFrom('quizzes').select('answer_changed_at').where('id', '=', id).executeTakeFirstOrThrow()
  if (Date.parse(seenAt) < (quiz.answer_changed_at ?? 0)) {
    throw new Refusal('CHANGED_MEANWHILE', { message: ({ content }) => content.questionChanged })
  }
}

/**
 * A quiz that this viewer may see: nobody sees a deleted quiz, and only administrators see one of a hidden course.
 * @throws Refusal QUIZ_NOT_FOUND
 */
export async function requireQuiz(db: Db, id: number, viewer: Viewer): Promise<QuizRow> {
  const quiz = await findQuiz(db, id, seesHidden(viewer))
  if (quiz === undefined) throw new Refusal('QUIZ_NOT_FOUND')
  return quiz
}
