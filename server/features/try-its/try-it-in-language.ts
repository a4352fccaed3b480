import type { LessonCard } from 'contract/lessons'
import type { Db } from '#server/database/database.ts'
import { translateOne } from '#server/features/translations/public.ts'
import type { TryIt } from './queries.ts'
import { tryItIn } from './try-it-in.ts'

/** What a station or lesson said to try, in a language; as it was written where that isn't translated. */
export async function tryItInLanguage(
  db: Db,
  language: string,
  { source, text }: Pick<TryIt, 'source' | 'text'>,
): Promise<string> {
  const [kind, id] = source.split(':')
  const find = kind === 'mission' ? missionTryIt : lessonTryIt
  return (await find(db, language, Number(id))) ?? text
}

async function missionTryIt(db: Db, language: string, id: number): Promise<string | null> {
  const mission = await db.selectFrom('missions').select(['id', 'content']).where('id', '=', id).executeTakeFirst()
  if (mission === undefined) return null
  const { content } = await translateOne(db, language, 'mission', mission)
  return tryItIn(content, mission.content)
}

async function lessonTryIt(db: Db, language: string, id: number): Promise<string | null> {
  const lesson = await db.selectFrom('lessons').select(['id', 'cards']).where('id', '=', id).executeTakeFirst()
  if (lesson === undefined) return null
  const original: { id: number; cards: LessonCard[] } = { id, cards: JSON.parse(lesson.cards) }
  const { cards } = await translateOne(db, language, 'lesson', original)
  return cards.find((card) => card.kind === 'do')?.text ?? null
}
