import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#server/testing/each-database.ts'
import { aCourse } from '#server/testing/factories.ts'
import { PDF_FILE, uploading } from '#server/testing/uploads.ts'
import { sweepFiles } from './sweep-files.ts'

describeEachDatabase('sweeping up files', (database) => {
  const { folder, testApp, send, stored } = uploading(database)

  test('removes what nothing speaks of once it is an hour old, and nothing else', async () => {
    const courseId = String((await aCourse(database())).id)
    await send({ courseId, title: 'Leaflet' }, { content: PDF_FILE })
    const [kept = ''] = stored()
    const { now } = testApp().clock
    const at = (name: string, age: number) => {
      const path = join(folder, 'files', name)
      if (name !== kept) writeFileSync(path, 'left behind')
      utimesSync(path, new Date(now - age), new Date(now - age))
    }
    const [hour, minute] = [3_600_000, 60_000]
    at(kept, 3 * hour)
    at('orphan', hour + minute)
    at('killed.part', hour + minute)
    at('arriving.part', hour - minute)
    at('arrived', hour - minute)
    await sweepFiles(testApp().deps)
    expect(readdirSync(join(folder, 'files')).sort()).toEqual([kept, 'arrived', 'arriving.part'].sort())
  })

  test('has nothing to do where nothing was ever uploaded', async () => {
    await expect(sweepFiles(testApp().deps)).resolves.toBeUndefined()
  })
})
