import { NOTIFICATIONS_KEPT } from 'game/notifications'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { type News, notify, notifyAll } from './notify.ts'

const AT = Date.parse('2026-03-02T22:30:00Z')

describeEachDatabase('telling members something', (database) => {
  const toldTo = (memberId: string) =>
    database().read.selectFrom('notifications').selectAll().where('member_id', '=', memberId).orderBy('id').execute()
  const tell = (news: News) => database().write((db) => notify(db, news))
  const choose = (memberId: string, topic: 'joined' | 'reminders', way: 'product' | 'email', isOn: 0 | 1) =>
    database().write((db) =>
      db.insertInto('notification_choices').values({ member_id: memberId, topic, way, is_on: isOn }).execute(),
    )

  test('lists it for them and mails nothing that they didn’t choose', async () => {
    const [reader, other] = [await aMember(database()), await aMember(database())]
    await tell({ memberId: reader.id, kind: 'joined', about: { memberId: other.id, reference: 'paid' }, at: AT })
    expect(await toldTo(reader.id)).toMatchObject([
      { kind: 'joined', about_id: other.id, reference: 'paid', at: AT, is_listed: 1, seen_at: null, mail_at: null },
    ])
    await tell({ memberId: reader.id, kind: 'reminder', at: AT })
    expect(await toldTo(reader.id)).toHaveLength(1)
  })

  test('stores nothing of what they switched off, and mails what they chose once their quiet hours are over', async () => {
    const reader = await aMember(database(), { time_zone: 'Europe/Berlin', email_verified_at: 1 })
    await choose(reader.id, 'joined', 'product', 0)
    await tell({ memberId: reader.id, kind: 'joined', at: AT })
    expect(await toldTo(reader.id)).toEqual([])
    await choose(reader.id, 'joined', 'email', 1)
    const settings = { reminder_hour: null, next_reminder_at: null, last_reminder_day: null }
    const quiet = { member_id: reader.id, quiet_from: 22 * 60, quiet_until: 7 * 60, ...settings }
    await database().write((db) => db.insertInto('notification_settings').values(quiet).execute())
    await tell({ memberId: reader.id, kind: 'joined', at: AT })
    const mailAt = Date.parse('2026-03-03T06:00:00Z')
    expect(await toldTo(reader.id)).toMatchObject([{ is_listed: 0, mail_at: mailAt, mailed_at: null }])
  })

  test('goes only by the ways that the news may take', async () => {
    const reader = await aMember(database(), { email_verified_at: 1 })
    await choose(reader.id, 'joined', 'email', 1)
    await tell({ memberId: reader.id, kind: 'joined', at: AT, ways: ['product'] })
    expect(await toldTo(reader.id)).toMatchObject([{ is_listed: 1, mail_at: null }])
  })

  test('takes several at once, and leaves out who has left', async () => {
    const [reader, another] = [await aMember(database()), await aMember(database())]
    const gone = await aMember(database(), { deleted_at: AT })
    await database().write((db) =>
      notifyAll(db, [
        { memberId: reader.id, kind: 'thanks', about: { memberId: another.id }, at: AT },
        { memberId: another.id, kind: 'league-closed', about: { reference: '3' }, at: AT },
        { memberId: gone.id, kind: 'league-closed', at: AT },
      ]),
    )
    expect(await toldTo(reader.id)).toMatchObject([{ kind: 'thanks', about_id: another.id }])
    expect(await toldTo(another.id)).toMatchObject([{ kind: 'league-closed', reference: '3' }])
    expect(await toldTo(gone.id)).toEqual([])
    await database().write((db) => notifyAll(db, []))
  })

  test('keeps the newest 200 of each', async () => {
    const [reader, other] = [await aMember(database()), await aMember(database())]
    await tell({ memberId: other.id, kind: 'thanks', at: AT })
    const many = Array.from({ length: NOTIFICATIONS_KEPT + 5 }, (_, index) => ({
      memberId: reader.id,
      kind: 'thanks' as const,
      about: { reference: String(index) },
      at: AT,
    }))
    await database().write((db) => notifyAll(db, many))
    await tell({ memberId: reader.id, kind: 'thanks', about: { reference: 'last' }, at: AT })
    const kept = await toldTo(reader.id)
    expect(kept).toHaveLength(NOTIFICATIONS_KEPT)
    expect([kept[0]?.reference, kept.at(-1)?.reference]).toEqual(['6', 'last'])
    expect(await toldTo(other.id)).toHaveLength(1)
  })
})
