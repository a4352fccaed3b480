import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepPreviousAssets } from './previous-assets.ts'

let folder: string

function aBuild(name: string, assets: string[]): string {
  const dist = join(folder, name)
  mkdirSync(join(dist, 'assets'), { recursive: true })
  mkdirSync(join(dist, '.build'))
  for (const asset of assets) writeFileSync(join(dist, 'assets', asset), name)
  return dist
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'whistlestop-builds-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

it('keeps the files of the build before, and only of that one', () => {
  const [first, second, third] = [
    aBuild('first', ['start-1.js', 'shared.svg']),
    aBuild('second', ['start-2.js', 'shared.svg']),
    aBuild('third', ['start-3.js']),
  ]
  keepPreviousAssets(join(folder, 'nothing'), first)
  keepPreviousAssets(first, second)
  expect(readdirSync(join(second, 'assets')).sort()).toEqual(['shared.svg', 'start-1.js', 'start-2.js'])
  keepPreviousAssets(second, third)
  expect(readdirSync(join(third, 'assets')).sort()).toEqual(['shared.svg', 'start-2.js', 'start-3.js'])
})
