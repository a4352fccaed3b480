import { expect, test } from 'vitest'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { describeEachDatabase, describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { CatalogueVersion, raiseCatalogueVersion } from './version.ts'

/** A clock that stands still until it is set. */
function versionWithClock(database: Database) {
  const clock = { now: 0 }
  return { clock, version: new CatalogueVersion(database, () => clock.now) }
}

const change = (database: Database) => database.write(raiseCatalogueVersion)

describeEachDatabase("the catalogue's version", (database) => {
  test('is known without asking while nothing is written', async () => {
    const { version } = versionWithClock(database())
    const first = await version.current()
    expect(version.current()).toBe(first)
  })

  test('shows a change made by this process at once, at the same millisecond', async () => {
    const { version } = versionWithClock(database())
    const before = await version.current()
    await change(database())
    expect(await version.current()).toBe(before + 1)
  })

  test('shows a change that was in progress during an earlier read', async () => {
    const { version } = versionWithClock(database())
    const before = await version.current()
    const writing = change(database())
    await version.current()
    await writing
    expect(await version.current()).toBe(before + 1)
  })

  test('is read again after a write that was rolled back', async () => {
    const { version } = versionWithClock(database())
    const before = await version.current()
    const broken = database().write(async (db) => {
      await raiseCatalogueVersion(db)
      throw new Error('broken')
    })
    await expect(broken).rejects.toThrow('broken')
    expect(version.current()).toBeInstanceOf(Promise)
    expect(await version.current()).toBe(before)
  })
})

describeEachSharedDatabase("the catalogue's version, changed by another process", (database, location) => {
  test('is seen five milliseconds later', async () => {
    // The handle keeps track of the writes of its process, so a second handle acts as a second process.
    const other = await openDatabase(location())
    const { clock, version } = versionWithClock(database())
    const before = await version.current()
    await change(other)
    await other.close()
    clock.now = 4.9
    expect(await version.current()).toBe(before)
    clock.now = 5
    expect(await version.current()).toBe(before + 1)
  })
})
