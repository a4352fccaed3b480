import type { TranslatedKind } from 'game/translations'
import type { Db } from '#server/database/database.ts'

/**
 * Something that can be translated, as `TEXT_PLACES` names its parts. `home` is where it belongs: a course, or the course,
 * lesson or station of a question.
 */
export type Original = {
  readonly kind: TranslatedKind
  readonly id: string
  readonly title: string
  readonly home: Home | null
  readonly value: object
}

export type Home = { readonly kind: 'course' | 'lesson' | 'mission'; readonly id: string }

/** Everything that administrators can edit, hidden courses and drafts included, deleted things not. */
export async function listOriginals(db: Db): Promise<Original[]> {
  return [
    ...(await missionOriginals(db)),
    ...(await courseOriginals(db)),
    ...(await materialOriginals(db)),
    ...(await lessonOriginals(db)),
    ...(await quizOriginals(db)),
    ...(await conversationOriginals(db)),
    ...(await siteTextOriginals(db)),
    ...(await figureOriginals(db)),
  ]
}

type Reader = (db: Db, id?: string) => Promise<Original[]>

const READERS: Readonly<Record<TranslatedKind, Reader>> = {
  mission: missionOriginals,
  course: courseOriginals,
  material: materialOriginals,
  lesson: lessonOriginals,
  quiz: quizOriginals,
  conversation: conversationOriginals,
  'site-text': siteTextOriginals,
  figure: figureOriginals,
}

/** Those whose id is a key. PostgreSQL would refuse to look for a key where ids are numbers. */
const KEYED: ReadonlySet<TranslatedKind> = new Set(['site-text', 'figure'])

export async function findOriginal(db: Db, kind: TranslatedKind, id: string): Promise<Original | undefined> {
  if (!KEYED.has(kind) && !/^[1-9]\d{0,8}$/.test(id)) return undefined
  const [original] = await READERS[kind](db, id)
  return original
}

async function missionOriginals(db: Db, id?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom('missions')
    .select(['id', 'title', 'description', 'content'])
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .orderBy('id')
    .execute()
  return rows.map(({ id, ...value }) => ({ kind: 'mission', id: String(id), title: value.title, home: null, value }))
}

async function courseOriginals(db: Db, id?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'title', 'description', 'video_about as videoAbout'])
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .orderBy('position')
    .execute()
  return rows.map(({ id, ...value }) => ({ kind: 'course', id: String(id), title: value.title, home: null, value }))
}

async function materialOriginals(db: Db, id?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom('course_materials')
    .innerJoin('courses', 'courses.id', 'course_materials.course_id')
    .select(['course_materials.id', 'course_id', 'course_materials.title', 'course_materials.description'])
    .where('courses.deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('course_materials.id', '=', Number(id)))
    .orderBy('course_materials.id')
    .execute()
  return rows.map(({ id, course_id, ...value }) => ({
    kind: 'material',
    id: String(id),
    title: value.title,
    home: { kind: 'course', id: String(course_id) },
    value,
  }))
}

async function lessonOriginals(db: Db, id?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom('lessons')
    .select(['id', 'course_id', 'title', 'objective', 'content', 'cards'])
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .orderBy('course_id')
    .orderBy('position')
    .execute()
  return rows.map(({ id, course_id, cards, ...value }) => ({
    kind: 'lesson',
    id: String(id),
    title: value.title,
    home: { kind: 'course', id: String(course_id) },
    value: { ...value, cards: JSON.parse(cards) },
  }))
}

async function quizOriginals(db: Db, id?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom('quizzes')
    .select(['id', 'course_id', 'lesson_id', 'mission_id', 'question', 'choices', 'correct_answer', 'explanation'])
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('id', '=', Number(id)))
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    kind: 'quiz',
    id: String(row.id),
    title: row.question,
    home: homeOfQuiz(row),
    value: quizOriginal(row),
  }))
}

type QuizRow = { question: string; choices: string; correct_answer: number; explanation: string }

/** A question as its translation depends on it. */
export function quizOriginal({ question, choices, correct_answer, explanation }: QuizRow): object {
  return { question, choices: JSON.parse(choices), correctAnswer: correct_answer, explanation }
}

function homeOfQuiz(row: {
  course_id: number | null
  lesson_id: number | null
  mission_id: number | null
}): Home | null {
  if (row.lesson_id !== null) return { kind: 'lesson', id: String(row.lesson_id) }
  if (row.course_id !== null) return { kind: 'course', id: String(row.course_id) }
  return row.mission_id === null ? null : { kind: 'mission', id: String(row.mission_id) }
}

async function conversationOriginals(db: Db, id?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom('conversations')
    .innerJoin('conversation_versions', (join) =>
      join
        .onRef('conversation_versions.conversation_id', '=', 'conversations.id')
        .onRef('conversation_versions.version', '=', 'conversations.current_version'),
    )
    .select(['conversations.id', 'conversations.title', 'conversation_versions.script'])
    .where('deleted_at', 'is', null)
    .$if(id !== undefined, (query) => query.where('conversations.id', '=', Number(id)))
    .orderBy('conversations.id')
    .execute()
  return rows.map(({ id, title, script }) => {
    return { kind: 'conversation', id: String(id), title, home: null, value: JSON.parse(script) }
  })
}

async function siteTextOriginals(db: Db, id?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom('site_texts')
    .select(['key', 'text'])
    .$if(id !== undefined, (query) => query.where('key', '=', id ?? ''))
    .orderBy('key')
    .execute()
  return rows.map(({ key, text }) => ({ kind: 'site-text', id: key, title: key, home: null, value: { text } }))
}

async function figureOriginals(db: Db, id?: string): Promise<Original[]> {
  const rows = await db
    .selectFrom('marketing_figures')
    .select(['key', 'value', 'label'])
    .$if(id !== undefined, (query) => query.where('key', '=', id ?? ''))
    .orderBy('position')
    .orderBy('key')
    .execute()
  return rows.map(({ key, ...value }) => {
    return { kind: 'figure', id: key, title: `${value.value} ${value.label}`, home: null, value }
  })
}
