import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { loadConfig } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { Cipher } from '#server/people-key/cipher.ts'
import { PeopleKey } from '#server/people-key/people-key.ts'
import { describeEachDatabase } from '#server/testing/each-database.ts'

const root = mkdtempSync(join(tmpdir(), 'whistlestop-key-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const keyOf = (byte: number) => Buffer.alloc(32, byte)

describe('what the cipher sealed', () => {
  const cipher = new Cipher(keyOf(1))

  test('opens with the same key, in the same place', () => {
    for (const text of ['', 'Ana', 'Zoë 🌻', 'x'.repeat(10_000)]) {
      expect(cipher.open('a', cipher.seal('a', text))).toBe(text)
    }
  })

  test('is never the same twice, and says nothing', () => {
    expect(cipher.seal('a', 'Ana')).not.toBe(cipher.seal('a', 'Ana'))
    expect(Buffer.from(cipher.seal('a', 'Ana Duarte'), 'base64').toString('latin1')).not.toContain('Ana')
  })

  test('opens neither elsewhere nor with another key', () => {
    expect(() => cipher.open('b', cipher.seal('a', 'Ana'))).toThrow()
    expect(() => new Cipher(keyOf(2)).open('a', cipher.seal('a', 'Ana'))).toThrow('another key')
  })

  test('opens no longer once any of its bytes was changed', () => {
    const sealed = Buffer.from(cipher.seal('a', 'Ana'), 'base64')
    for (let index = 0; index < sealed.length; index++) {
      const changed = Buffer.from(sealed)
      changed[index] = (changed[index] ?? 0) ^ 1
      expect(() => cipher.open('a', changed.toString('base64')), `byte ${index}`).toThrow()
    }
    expect(() => cipher.open('a', '')).toThrow()
  })
})

describe('PEOPLE_KEY', () => {
  test.each(['short', `${'A'.repeat(42)}==`, 'A'.repeat(64), `${'A'.repeat(43)}=extra`])('cannot be %s', (text) => {
    expect(() => loadConfig({ PEOPLE_KEY: text })).toThrow('PEOPLE_KEY must be 32 bytes in base64')
  })
})

let made = 0
function aFolder(): string {
  return mkdtempSync(join(root, `${++made}-`))
}

describeEachDatabase('the key of the lists', (database) => {
  /** As a program that starts: with nothing remembered. */
  const start = (dataDir: string, key?: Buffer, on: Database = database()) =>
    new PeopleKey({ dataDir, peopleKey: key }, on)
  const deleteCheck = () => database().write((db) => db.deleteFrom('people_key').execute())
  const opens = async (key: PeopleKey, sealed: string) => (await key.cipher()).open('a', sealed)
  const locked = expect.objectContaining({ code: 'PEOPLE_LOCKED', statusCode: 503 })

  test('is made at the first start, readable by its owner alone, and found again', async () => {
    await deleteCheck()
    const folder = aFolder()
    const first = start(folder)
    expect(await first.problem()).toBeUndefined()
    expect(readdirSync(folder)).toEqual(['people.key'])
    expect(statSync(join(folder, 'people.key')).mode & 0o777).toBe(0o600)
    const sealed = (await first.cipher()).seal('a', 'Ana')
    expect(await opens(start(folder), sealed)).toBe('Ana')
    const setting = Buffer.from(readFileSync(join(folder, 'people.key'), 'utf8'), 'base64')
    expect(await opens(start(aFolder(), setting), sealed)).toBe('Ana')
  })

  test('is one, however many start at once in one folder', async () => {
    await deleteCheck()
    const folder = aFolder()
    const programs = Array.from({ length: 8 }, () => start(folder))
    expect(await Promise.all(programs.map((each) => each.problem()))).toEqual(programs.map(() => undefined))
    const [first] = programs
    const sealed = (await first?.cipher())?.seal('a', 'Ana') ?? ''
    for (const each of programs) expect(await opens(each, sealed)).toBe('Ana')
    expect(readdirSync(folder)).toEqual(['people.key'])
  })

  test('that is lost locks the lists, says so in one line, and no other is made', async () => {
    await deleteCheck()
    expect(await start(aFolder(), keyOf(3)).problem()).toBeUndefined()
    const folder = aFolder()
    const problem = await start(folder).problem()
    expect(problem).toMatch(/^The key of members’ lists of people is not in .*people\.key\. Set PEOPLE_KEY/)
    expect(problem).not.toContain('\n')
    await expect(start(folder).cipher()).rejects.toEqual(locked)
    expect(readdirSync(folder)).toEqual([])
    expect(await start(folder, keyOf(3)).problem()).toBeUndefined()
  })

  test('that is another one locks the lists and overwrites nothing', async () => {
    await deleteCheck()
    expect(await start(aFolder(), keyOf(3)).problem()).toBeUndefined()
    const read = () => database().read.selectFrom('people_key').selectAll().execute()
    const before = await read()
    expect(await start(aFolder(), keyOf(4)).problem()).toMatch(/^PEOPLE_KEY is not the key/)
    await expect(start(aFolder(), keyOf(4)).cipher()).rejects.toEqual(locked)
    const folder = aFolder()
    writeFileSync(join(folder, 'people.key'), 'not a key')
    expect(await start(folder).problem()).toMatch(/people\.key does not hold a key/)
    expect(readFileSync(join(folder, 'people.key'), 'utf8')).toBe('not a key')
    expect(await read()).toEqual(before)
    await deleteCheck()
  })
})
