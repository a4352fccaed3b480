import { expect, test } from 'vitest'
import type { Db, Transaction } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aMission } from '#server/testing/factories.ts'

const titleOf = prepared((db, values: { id: number }) =>
  db.selectFrom('missions').select('title').where('id', '=', values.id),
)

const countMissions = async (db: Db) => (await db.selectFrom('missions').select('id').execute()).length

describeEachDatabase('a unit of work', (database) => {
  const rename = (db: Transaction, id: number, title: string) =>
    db.updateTable('missions').set({ title }).where('id', '=', id).execute()

  test('is seen by readers once it is answered', async () => {
    const { id } = await aMission(database())
    await database().write((db) => rename(db, id, 'New'))
    expect(await titleOf(database().read, { id })).toEqual([{ title: 'New' }])
  })

  test('leaves nothing behind when it throws', async () => {
    const { id, title } = await aMission(database())
    const failing = database().write(async (db) => {
      await rename(db, id, 'Wrong')
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect(await titleOf(database().read, { id })).toEqual([{ title }])
  })

  test('sees its own changes', async () => {
    const { id } = await aMission(database())
    const seen = await database().write(async (db) => {
      await rename(db, id, 'Mine')
      return titleOf(db, { id })
    })
    expect(seen).toEqual([{ title: 'Mine' }])
  })

  test('refuses another unit inside it, instead of waiting forever', async () => {
    const { write, exclusive, changeSchema } = database()
    for (const door of [write, exclusive, changeSchema]) {
      await expect(write(() => door(countMissions))).rejects.toThrow('write() inside write()')
    }
  })

  test('refuses a query on the read handle inside it, prepared or not', async () => {
    const { read, write } = database()
    await expect(write(() => countMissions(read))).rejects.toThrow('Inside write()')
    await expect(write(() => titleOf(read, { id: 1 }))).rejects.toThrow('Inside write()')
  })

  test('refuses queries on its handle when it is over, prepared or not', async () => {
    const kept = await database().write(async (db) => [db])
    const handle = kept[0] as Transaction
    await expect(countMissions(handle)).rejects.toThrow('This unit is over')
    await expect(titleOf(handle, { id: 1 })).rejects.toThrow('This unit is over')
  })

  test('is rolled back when one of its queries was not awaited', async () => {
    const { id, title } = await aMission(database())
    const careless = database().write(async (db) => {
      // biome-ignore lint/nursery/noFloatingPromises: this is the mistake that is caught
      rename(db, id, 'Too early')
    })
    await expect(careless).rejects.toThrow('was not awaited')
    expect(await titleOf(database().read, { id })).toEqual([{ title }])
  })

  test('is undone when it ignores the failure of a query', async () => {
    const { id, title } = await aMission(database())
    const careless = database().write(async (db) => {
      await rename(db, id, 'Half')
      await db
        .insertInto('missions')
        .values({ id, title: 'Twice', description: '', content: '', tokens: 0, points: 0, unlock_after: null })
        .execute()
        .catch(() => undefined)
    })
    await expect(careless).rejects.toThrow()
    expect(await titleOf(database().read, { id })).toEqual([{ title }])
  })

  test('lets work that it started use its own units once it is over', async () => {
    const { id } = await aMission(database())
    let later: Promise<unknown> = Promise.resolve()
    await database().write(async (db) => {
      await countMissions(db)
      later = new Promise((resolve) => setImmediate(resolve)).then(() =>
        database().write((own) => rename(own, id, 'Afterwards')),
      )
    })
    await later
    expect(await titleOf(database().read, { id })).toEqual([{ title: 'Afterwards' }])
  })

  test('answers while many others do', async () => {
    const before = await countMissions(database().read)
    const missions = await Promise.all(Array.from({ length: 50 }, () => aMission(database())))
    expect(new Set(missions.map(({ id }) => id)).size).toBe(50)
    expect(await countMissions(database().read)).toBe(before + 50)
  })

  test('may be exclusive', async () => {
    const { id } = await aMission(database())
    await database().exclusive((db) => rename(db, id, 'Alone'))
    expect(await titleOf(database().read, { id })).toEqual([{ title: 'Alone' }])
  })
})
