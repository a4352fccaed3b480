import { isoTime, type PersonalData } from '#server/personal-data.ts'
import { deleteDevicesOf } from './device-queries.ts'
import { deleteSessionsOf, sessionsOf } from './queries.ts'
import { accountSessionView } from './view.ts'

export const personalData: PersonalData = {
  tables: ['sessions', 'devices'],
  async export(db, { id }) {
    const sessions = (await sessionsOf(db, id)).map((row) => {
      const { startedAt, lastSeenAt } = accountSessionView(row)
      return { startedAt, lastSeenAt }
    })
    const browsers = await db
      .selectFrom('devices')
      .select('last_used_at')
      .where('member_id', '=', id)
      .orderBy('last_used_at', 'desc')
      .execute()
    return { sessions, browsers: browsers.map((row) => ({ lastUsedAt: isoTime(row.last_used_at) })) }
  },
  async erase(db, { id }) {
    await deleteSessionsOf(db, id)
    await deleteDevicesOf(db, id)
  },
}
