import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { prepared } from '#server/database/prepared.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMission } from '#server/testing/factories.ts'

describeEachDatabase('a prepared query', (database) => {
  const between = prepared((db, values: { low: number; high: number; tokens: number }) =>
    db
      .selectFrom('missions')
      .select('id')
      .where('tokens', '=', values.tokens)
      .where('id', '<=', values.high)
      .where('id', '>=', values.low)
      .orderBy('id'),
  )

  test('gets each value in its place, in whatever order they are given', async () => {
    for (const id of [501, 502, 503, 504]) await aMission(database(), { id, tokens: id === 503 ? 1 : 77 })
    const { read, write } = database()
    expect(await between(read, { tokens: 77, high: 503, low: 502 })).toEqual([{ id: 502 }])
    expect(await between(read, { low: 501, tokens: 77, high: 504 })).toEqual([{ id: 501 }, { id: 502 }, { id: 504 }])
    expect(await write((db) => between(db, { low: 503, high: 504, tokens: 1 }))).toEqual([{ id: 503 }])
  })

  test('is built once for all units and once for reading, whatever the values are', async () => {
    let builds = 0
    const counted = prepared((db, values: { id: number }) => {
      builds++
      return db.selectFrom('missions').select('id').where('id', '=', values.id)
    })
    const { read, write } = database()
    for (const id of [1, 2, 3]) {
      await counted(read, { id })
      await write((db) => counted(db, { id }))
    }
    expect(builds).toBeLessThanOrEqual(2)
  })

  test('goes on when a newer version of the program adds a column', async () => {
    const one = prepared((db, values: { id: number }) =>
      db.selectFrom('missions').select('id').where('id', '=', values.id),
    )
    const all = prepared((db, values: { id: number }) =>
      db.selectFrom('missions').selectAll().where('id', '=', values.id),
    )
    const { read, changeSchema } = database()
    const { id } = await aMission(database(), { id: 505 })
    const look = async () => [...(await one(read, { id })), ...(await all(read, { id }))].map((row) => row.id)
    for (let run = 0; run < 7; run++) expect(await look()).toEqual([id, id])
    await changeSchema((db) => sql`alter table missions add column later integer`.execute(db))
    expect(await look()).toEqual([id, id])
    await changeSchema((db) => sql`alter table missions drop column later`.execute(db))
    expect(await look()).toEqual([id, id])
  })

  test('can insert and hand back rows', async () => {
    const insert = prepared((db, values: { id: number; title: string }) =>
      db
        .insertInto('missions')
        .values({
          id: values.id,
          title: values.title,
          description: '',
          content: '',
          tokens: 0,
          points: 0,
          unlock_after: null,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('title'),
    )
    const add = (title: string) => database().write((db) => insert(db, { id: 601, title }))
    expect(await add('First')).toEqual([{ title: 'First' }])
    expect(await add('Second')).toEqual([])
  })

  describe('fails where it is built', () => {
    test('when it takes the values as a whole', async () => {
      type Row = { id: number; title: string; description: string; content: string; tokens: number; points: number }
      const insert = prepared((db, row: Row) => db.insertInto('missions').values({ ...row, unlock_after: null }))
      const row = { id: 1, title: '', description: '', content: '', tokens: 0, points: 0 }
      await expect(insert(database().read, row)).rejects.toThrow('must name each of its values')
    })

    test('when it looks at a value', async () => {
      const query = prepared((db, values: { above: number }) =>
        db
          .selectFrom('missions')
          .select('id')
          .where('id', '>', values.above + 1),
      )
      await expect(query(database().read, { above: 1 })).rejects.toThrow('cannot look at "above"')
    })
  })
})
