import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { migrate } from '#server/database/migrate.ts'
import { openDatabase } from '#server/database/open.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse } from '#server/testing/factories.ts'
import { PDF_FILE, uploading } from '#server/testing/uploads.ts'
import { deleteUnusedFiles } from './delete-unused-files.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

describeEachDatabase('deleting unused files', (database) => {
  const { folder, testApp, send, stored } = uploading(database)
  const present = () => readdirSync(join(folder, 'files')).sort()
  const setAge = (name: string, age: number) => {
    const written = new Date(testApp().clock.now - age)
    utimesSync(join(folder, 'files', name), written, written)
  }
  const leave = (name: string, age: number) => {
    writeFileSync(join(folder, 'files', name), 'left behind')
    setAge(name, age)
  }
  const anUpload = async () => {
    const courseId = String((await aCourse(database())).id)
    await send({ courseId, title: 'Leaflet' }, { content: PDF_FILE })
    const [id = ''] = stored()
    setAge(id, 60 * DAY)
    return id
  }

  test('removes unfinished ones once they are an hour old, and nothing else', async () => {
    const kept = await anUpload()
    leave('killed.part', HOUR + MINUTE)
    leave('arriving.part', HOUR - MINUTE)
    leave('arrived', HOUR - MINUTE)
    await deleteUnusedFiles(testApp().deps)
    expect(present()).toEqual([kept, 'arrived', 'arriving.part'].sort())
  })

  test('removes one that nothing speaks of when that has been so for 30 days, however old it is', async () => {
    const kept = await anUpload()
    leave('orphan', 60 * DAY)
    await deleteUnusedFiles(testApp().deps)
    expect(present()).toEqual([kept, 'orphan', 'orphan.unclaimed'].sort())
    setAge('orphan.unclaimed', 30 * DAY - MINUTE)
    await deleteUnusedFiles(testApp().deps)
    expect(present()).toContain('orphan')
    setAge('orphan.unclaimed', 30 * DAY + MINUTE)
    await deleteUnusedFiles(testApp().deps)
    expect(present()).toEqual([kept])
  })

  test('leaves what another database over the same folder speaks of', async () => {
    const id = await anUpload()
    const other = await openDatabase({ kind: 'sqlite', file: join(folder, 'other.db') })
    await migrate(other)
    for (let month = 0; month < 2; month++) {
      await deleteUnusedFiles({ ...testApp().deps, database: other })
      setAge(`${id}.unclaimed`, 29 * DAY)
      await deleteUnusedFiles(testApp().deps)
      expect(present()).toEqual([id])
    }
    await other.close()
  })

  test('has nothing to do where nothing was ever uploaded', async () => {
    await expect(deleteUnusedFiles(testApp().deps)).resolves.toBeUndefined()
  })
})
