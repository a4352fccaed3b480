import type { Insertable, Selectable } from 'kysely'
import type { Database } from '#server/database/database.ts'
import type { Schema } from '#server/database/schema.ts'
import { raiseCatalogueVersion } from '#server/features/catalogue/public.ts'
import { enterBoard } from '#server/features/leaderboard/public.ts'
import { postEntry } from '#server/features/ledger/public.ts'
import { nextNumber } from '#server/testing/numbers.ts'

/** A member who is on the board unless an administrator. Tokens and points that are given have their ledger entry. */
export async function aMember(
  database: Database,
  { tokens = 0, leaderboard_pts: points = 0, ...overrides }: Partial<Insertable<Schema['members']>> = {},
): Promise<Selectable<Schema['members']>> {
  const number = nextNumber()
  const member: Insertable<Schema['members']> = {
    id: `member-${number}`,
    name: `Member ${number}`,
    email: `Member${number}@example.com`,
    email_key: `member${number}@example.com`,
    phone: null,
    password_hash: null,
    is_admin: 0,
    tokens: 0,
    leaderboard_pts: 0,
    invite_code: `CODE${number}`,
    sponsor_id: null,
    invited_count: 0,
    joined_at: number,
    is_on_board: overrides.is_admin === 1 ? 0 : 1,
    ...overrides,
  }
  return database.write(async (db) => {
    await db.insertInto('members').values(member).execute()
    if (member.is_on_board !== 0) await enterBoard(db, member.id)
    if (tokens !== 0 || points !== 0) {
      const at = member.joined_at
      await postEntry(db, { memberId: member.id, kind: 'mission', reference: 'before the test', tokens, points, at })
    }
    return db.selectFrom('members').selectAll().where('id', '=', member.id).executeTakeFirstOrThrow()
  })
}

/** A mission that nothing stands before. */
export async function aMission(
  database: Database,
  overrides: Partial<Insertable<Schema['missions']>> = {},
): Promise<Selectable<Schema['missions']>> {
  const number = nextNumber()
  const mission: Insertable<Schema['missions']> = {
    id: number,
    title: `Station ${number}`,
    description: `What station ${number} is about`,
    content: `# Station ${number}`,
    tokens: 5,
    points: 10,
    unlock_after: null,
    ...overrides,
  }
  return database.write((db) => db.insertInto('missions').values(mission).returningAll().executeTakeFirstOrThrow())
}

/** A public course with a video, at the end of the list unless a position is given. */
export async function aCourse(
  database: Database,
  overrides: Partial<Insertable<Schema['courses']>> = {},
): Promise<Selectable<Schema['courses']>> {
  const number = nextNumber()
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const { count } = await db
      .selectFrom('courses')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    const course: Insertable<Schema['courses']> = {
      title: `Course ${number}`,
      description: `What course ${number} is about`,
      category: 'training',
      duration: 20,
      video_url: `https://videos.example/${number}`,
      is_public: 1,
      position: count + 1,
      updated_at: number,
      deleted_at: null,
      ...overrides,
    }
    return db.insertInto('courses').values(course).returningAll().executeTakeFirstOrThrow()
  })
}

/** A link beside a course. */
export async function aMaterial(
  database: Database,
  courseId: number,
  overrides: Partial<Insertable<Schema['course_materials']>> = {},
): Promise<Selectable<Schema['course_materials']>> {
  const number = nextNumber()
  const material: Insertable<Schema['course_materials']> = {
    course_id: courseId,
    title: `Material ${number}`,
    type: 'link',
    description: null,
    link: `https://materials.example/${number}`,
    file_id: null,
    ...overrides,
  }
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    return db.insertInto('course_materials').values(material).returningAll().executeTakeFirstOrThrow()
  })
}

/** A quiz whose first choice is right; a general one where `courseId` is null. */
export async function aQuiz(
  database: Database,
  courseId: number | null,
  overrides: Partial<Insertable<Schema['quizzes']>> = {},
): Promise<Selectable<Schema['quizzes']>> {
  const number = nextNumber()
  const quiz: Insertable<Schema['quizzes']> = {
    course_id: courseId,
    question: `Question ${number}?`,
    choices: JSON.stringify(['Yes', 'No', 'Perhaps', 'Never']),
    correct_answer: 0,
    explanation: `Because of ${number}.`,
    points: 10,
    updated_at: 0,
    deleted_at: null,
    ...overrides,
  }
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    return db.insertInto('quizzes').values(quiz).returningAll().executeTakeFirstOrThrow()
  })
}

/** A member's review card for a quiz, due since long ago unless the overrides say otherwise. */
export async function aReviewCard(
  database: Database,
  memberId: string,
  quiz: { id: number; idea: string | null },
  overrides: Partial<Insertable<Schema['review_cards']>> = {},
): Promise<void> {
  const card = { member_id: memberId, idea: quiz.idea ?? `quiz:${quiz.id}`, quiz_id: quiz.id, ...overrides }
  const memory = { stability: 2, difficulty: 5, last_day: 0, due_day: 2, reps: 1, lapses: 0 }
  await database.write((db) =>
    db
      .insertInto('review_cards')
      .values({ ...memory, ...card })
      .execute(),
  )
}

/** A lesson at the end of a course, with one card. */
export async function aLesson(
  database: Database,
  courseId: number,
  overrides: Partial<Insertable<Schema['lessons']>> = {},
): Promise<Selectable<Schema['lessons']>> {
  const number = nextNumber()
  return database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const { count } = await db
      .selectFrom('lessons')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('course_id', '=', courseId)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    const lesson: Insertable<Schema['lessons']> = {
      course_id: courseId,
      position: count + 1,
      title: `Lesson ${number}`,
      minutes: 4,
      objective: `You can do ${number}.`,
      content: `What lesson ${number} says`,
      cards: JSON.stringify([{ kind: 'do', text: `Try ${number} with one person.` }]),
      is_draft: 0,
      updated_at: number,
      deleted_at: null,
      ...overrides,
    }
    return db.insertInto('lessons').values(lesson).returningAll().executeTakeFirstOrThrow()
  })
}

/** A video of a minute that a course has of its own; its bytes aren't there. */
export async function aVideo(database: Database, courseId: number): Promise<string> {
  const id = `video-${nextNumber()}`.padEnd(22, '-')
  await database.write(async (db) => {
    await raiseCatalogueVersion(db)
    const file = { id, media_type: 'video/mp4', size: 1_000, download_name: 'video.mp4', created_at: 0 }
    await db.insertInto('files').values(file).execute()
    await db.insertInto('course_videos').values({ course_id: courseId, file_id: id, seconds: 60 }).execute()
    await db.updateTable('courses').set({ has_own_video: 1 }).where('id', '=', courseId).execute()
  })
  return id
}
