import type { Topic } from 'game/notifications'
import type { Database } from '#server/database/database.ts'

/** Makes a member one who has proved their address and chose emails about these topics. */
export async function wantsEmails(
  database: Database,
  { user: { id } }: { user: { id: string } },
  ...topics: Topic[]
): Promise<void> {
  await database.write(async (db) => {
    await db.updateTable('members').set({ email_verified_at: 1 }).where('id', '=', id).execute()
    if (topics.length === 0) return
    const choices = topics.map((topic) => ({ member_id: id, topic, way: 'email', is_on: 1 }) as const)
    await db.insertInto('notification_choices').values(choices).execute()
  })
}
