import { expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMember } from '#server/testing/factories.ts'
import { countVisit } from './visits.ts'

const DAY = 24 * 3_600_000
const noon = (date: string) => Date.parse(`${date}T12:00:00Z`)

const rowOf = (database: Database, id: string) =>
  database.read.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

describeEachDatabase('a visit that is counted late', (database) => {
  const visit = async (id: string, now: number) => {
    const row = await rowOf(database(), id)
    await database().write((db) => countVisit(db, row, now))
    return row
  }

  test('changes nothing that a later visit has counted', async () => {
    const { id } = await aMember(database())
    await visit(id, noon('2026-03-02'))
    const stale = await rowOf(database(), id)
    for (let day = 1; day <= 3; day++) await visit(id, noon('2026-03-02') + day * DAY)
    await database().write((db) => countVisit(db, stale, noon('2026-03-04')))
    const { login_streak, last_visit_day, rest_days_used } = await rowOf(database(), id)
    expect([login_streak, last_visit_day, rest_days_used]).toEqual([4, noon('2026-03-05') / DAY - 0.5, 0])
  })

  test('takes no rest day a second time', async () => {
    const { id } = await aMember(database())
    await visit(id, noon('2026-03-02'))
    const stale = await rowOf(database(), id)
    await visit(id, noon('2026-03-04'))
    await visit(id, noon('2026-03-05'))
    await database().write((db) => countVisit(db, stale, noon('2026-03-07')))
    const { login_streak, rest_days_used } = await rowOf(database(), id)
    expect([login_streak, rest_days_used]).toEqual([3, 1])
  })

  test('waits for the next request of somebody who has just changed their zone', async () => {
    const { id } = await aMember(database())
    const stale = await visit(id, noon('2026-03-02'))
    await database().write((db) =>
      db.updateTable('members').set({ time_zone: 'Asia/Tokyo', last_visit_day: null }).where('id', '=', id).execute(),
    )
    await database().write((db) => countVisit(db, stale, noon('2026-03-03')))
    expect((await rowOf(database(), id)).last_visit_day).toBeNull()
  })
})
