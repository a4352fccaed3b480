import type { Dependencies } from '#server/dependencies.ts'
import { hadConversations } from './queries.ts'
import { addConversation } from './write-conversations.ts'

/**
 * Puts the starter conversations, published, into a database that never had one. The files are read only then, so that
 * a mistake in one never keeps an existing site from starting.
 */
export async function loadStarterConversations({
  database,
  now,
}: Pick<Dependencies, 'database' | 'now'>): Promise<void> {
  if (await hadConversations(database.read)) return
  const { loadConversations } = await import('content/load-conversations')
  const conversations = await loadConversations()
  await database.exclusive(async (db) => {
    // Another process may have been quicker.
    if (await hadConversations(db)) return
    for (const { slug, script } of conversations) {
      await addConversation(db, { slug, script, isPublished: true, at: now() })
    }
  })
}
