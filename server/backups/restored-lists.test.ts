import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { People } from 'contract/people'
import { afterAll, expect, test } from 'vitest'
import { makeBackup } from '#server/backups/make-backup.ts'
import { restoreBackup } from '#server/backups/restore-backup.ts'
import { type Config, loadConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { openDatabase } from '#server/database/open.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { startTestApp } from '#server/testing/test-app.ts'

const root = mkdtempSync(join(tmpdir(), 'whistlestop-restored-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const LOGIN = { email: 'maya@example.com', password: 'first-class' }

/** Settings with a new folder and no PEOPLE_KEY, as most sites have them. */
function aConfig(name: string): Config {
  const dataDir = join(root, name)
  mkdirSync(dataDir)
  return loadConfig({ DATA_DIR: dataDir })
}

describeEachSharedDatabase('a backup with lists of people', (database, location) => {
  test('restored without their key says one line and overwrites nothing, and with it shows them again', async () => {
    const from = { ...aConfig(`from-${database().engine}`), database: location() }
    const before = await startTestApp(database(), from)
    const { user, cookie } = await before.register(LOGIN)
    const url = (id = user.id) => `/api/users/${id}/people`
    await before.call('POST', url(), { cookie, body: { name: 'Zora Quist', notes: 'Tea' } })
    await before.app.close()
    const { folder } = await makeBackup(from, join(root, `backups-${database().engine}`), 0)
    expect(readdirSync(folder)).not.toContain('people.key')

    const to = aConfig(`to-${database().engine}`)
    await restoreBackup(to, folder)
    const restored = await openDatabase(to.database)
    const stored = await contents(restored)
    const without = await startTestApp(restored, to)
    const problem = await without.deps.peopleKey.problem()
    expect(problem).toMatch(/^The key of members’ lists of people is not in .*people\.key\. Set PEOPLE_KEY[^\n]*$/)
    const login = await without.call('POST', '/api/auth/login', { body: LOGIN })
    const session = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    expect((await without.call('GET', url(), { cookie: session })).body.code).toBe('PEOPLE_LOCKED')
    const added = await without.call('POST', url(), { cookie: session, body: { name: 'Ana' } })
    expect(added.body.code).toBe('PEOPLE_LOCKED')
    await without.app.close()
    expect(existsSync(join(to.dataDir, 'people.key'))).toBe(false)
    expect(await contents(restored)).toEqual(stored)

    copyFileSync(join(from.dataDir, 'people.key'), join(to.dataDir, 'people.key'))
    const withKey = await startTestApp(restored, to)
    expect(await withKey.deps.peopleKey.problem()).toBeUndefined()
    const list = await withKey.call<People>('GET', url(), { cookie: session })
    expect(list.body.people).toMatchObject([{ name: 'Zora Quist' }])
    await withKey.app.close()
    await restored.close()
  })
})

const contents = async ({ read }: Database) => ({
  people: await read.selectFrom('people').selectAll().execute(),
  key: await read.selectFrom('people_key').selectAll().execute(),
})
