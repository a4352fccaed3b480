import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { backupName, backupTime, findBackups } from '#server/find-backups.ts'

const folder = mkdtempSync(join(tmpdir(), 'whistlestop-backups-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a backup tells by its name when it was made, to the second', () => {
  const at = Date.parse('2026-11-21T06:30:09.123Z')
  expect(backupName(at)).toBe('2026-11-21T06-30-09Z')
  expect(backupTime('2026-11-21T06-30-09Z')).toBe(Date.parse('2026-11-21T06:30:09Z'))
})

test('only whole backups are found, the oldest first', async () => {
  const names = ['2026-11-21T06-30-00Z', '2026-02-01T00-00-00Z', '2026-11-22T06-30-00Z.part', 'notes', '.DS_Store']
  for (const name of names) mkdirSync(join(folder, name))
  expect(await findBackups(folder)).toEqual(['2026-02-01T00-00-00Z', '2026-11-21T06-30-00Z'])
})

test('there are none where there is no folder, but a folder that cannot be read is not empty', async () => {
  expect(await findBackups(join(folder, 'nowhere'))).toEqual([])
  writeFileSync(join(folder, 'file'), '')
  await expect(findBackups(join(folder, 'file'))).rejects.toThrow('ENOTDIR')
})
