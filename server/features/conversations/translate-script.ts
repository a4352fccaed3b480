import type { ConversationScript } from 'contract/conversation-script'
import { ORIGINAL_LANGUAGE } from 'game/translations'
import type { Db } from '#server/database/database.ts'
import { type InLanguage, translate, translateOne } from '#server/features/translations/public.ts'
import type { ConversationRow } from './queries.ts'

/** A version's script with its texts in a language. Its ids stay, so a run means the same in each language. */
export async function translateScript(
  db: Db,
  language: string,
  id: number,
  script: ConversationScript,
): Promise<ConversationScript & InLanguage> {
  if (language === ORIGINAL_LANGUAGE) return script
  const { id: _, ...translated } = await translateOne(db, language, 'conversation', { id, ...script })
  return translated
}

/** What lists show of conversations, in a language. */
export async function translateListed(
  db: Db,
  language: string,
  rows: readonly ConversationRow[],
): Promise<(ConversationRow & InLanguage)[]> {
  const asScripts = rows.map((row) => ({ ...row, partner: { name: row.partner } }))
  const translated = await translate(db, language, 'conversation', asScripts)
  return translated.map(({ partner, ...row }) => ({ ...row, partner: partner.name }))
}
