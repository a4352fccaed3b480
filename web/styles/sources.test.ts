import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const WEB = join(import.meta.dirname, '..')

it('makes the classes of every folder whose components the site is built of', () => {
  const [, scanned = ''] = /@source "\.\.\/\{(.+)\}/.exec(readFileSync(join(WEB, 'styles/main.css'), 'utf8')) ?? []
  const using = globSync('*/**/*.tsx', { cwd: WEB, exclude: ['design/**', 'dist/**', 'testing/**', '**/*.test.tsx'] })
    .filter((file) => readFileSync(join(WEB, file), 'utf8').includes('className='))
    .map((file) => file.split('/')[0])
  expect([...new Set(using)].sort()).toEqual(scanned.split(',').sort())
})
