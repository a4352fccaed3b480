import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

type Package = { link?: boolean; resolved?: string; integrity?: string; hasInstallScript?: boolean }

const lock: { packages: Record<string, Package> } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8'),
)

/** Those from elsewhere: the others are our own folders. */
const packages = Object.entries(lock.packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
)

test('every package is locked by a hash and runs no script when it is installed', () => {
  expect(packages.length).toBeGreaterThan(100)
  expect(packages.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  expect(packages.filter(([, { hasInstallScript }]) => hasInstallScript === true)).toEqual([])
})

test('every package comes from the registry, not from a repository or an address', () => {
  const foreign = packages.filter(([, { resolved }]) => resolved && !/^https:\/\/registry\.npmjs\.org\//.test(resolved))
  expect(foreign).toEqual([])
})
