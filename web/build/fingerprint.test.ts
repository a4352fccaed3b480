import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FINGERPRINT_FILE, isFresh, sourceFingerprint } from './fingerprint.ts'

let repository: string
let dist: string

function write(path: string, content: string): void {
  mkdirSync(dirname(join(repository, path)), { recursive: true })
  writeFileSync(join(repository, path), content)
}

beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'whistlestop-sources-'))
  dist = join(repository, 'web/dist')
  write('web/main.tsx', 'start()')
  write('game/missions.ts', 'export const STATION_COUNT = 5')
  write('contract/users.ts', 'export type User = {}')
  write('messages/en/people.json', '{}')
  write('content/guide.yaml', 'scenes')
  write('content/rescue-messages.yaml', 'messages')
  write('package-lock.json', '{}')
  write(`web/dist/${FINGERPRINT_FILE}`, sourceFingerprint(repository))
})

afterEach(() => rmSync(repository, { recursive: true }))

describe('a built site', () => {
  it('is fresh while its sources are as they were', () => {
    expect(isFresh(dist, repository)).toBe(true)
  })

  it('stays fresh when files only get another time, as in a checkout or a copy', () => {
    utimesSync(join(repository, 'web/main.tsx'), new Date(), new Date(Date.now() + 60_000))
    expect(isFresh(dist, repository)).toBe(true)
  })

  it.each([
    'web/main.tsx',
    'game/missions.ts',
    'contract/users.ts',
    'messages/en/people.json',
    'content/guide.yaml',
    'content/rescue-messages.yaml',
    'package-lock.json',
  ])('is stale when %s changes', (path) => {
    write(path, 'something else')
    expect(isFresh(dist, repository)).toBe(false)
  })

  it('is stale when a source is new, gone or renamed', () => {
    write('web/ui/button.tsx', '')
    expect(isFresh(dist, repository)).toBe(false)
    rmSync(join(repository, 'web/ui/button.tsx'))
    expect(isFresh(dist, repository)).toBe(true)
    rmSync(join(repository, 'game/missions.ts'))
    write('game/stations.ts', 'export const STATION_COUNT = 5')
    expect(isFresh(dist, repository)).toBe(false)
  })

  it.each([
    'web/main.test.tsx',
    'web/testing/setup.ts',
    'web/ui/README.md',
    'web/route-tree.gen.ts',
    'web/node_modules/x.js',
  ])('does not depend on %s', (path) => {
    write(path, 'anything')
    expect(isFresh(dist, repository)).toBe(true)
  })

  it('is stale when it is missing or was never finished', () => {
    rmSync(join(dist, FINGERPRINT_FILE))
    expect(isFresh(dist, repository)).toBe(false)
    rmSync(dist, { recursive: true })
    expect(isFresh(dist, repository)).toBe(false)
  })
})
