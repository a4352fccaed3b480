import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { PAGES } from './site.ts'

const ROUTE_TREE = join(import.meta.dirname, '../../web/route-tree.gen.ts')

/** The addresses of the web's routes, in the server's way of writing them. */
function webRoutes(): string[] {
  const [, union = ''] = /fullPaths:([^\n]*(?:\n\s+\|[^\n]*)*)/.exec(readFileSync(ROUTE_TREE, 'utf8')) ?? []
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path = '']) => path)
  return paths
    .filter((path) => path !== '/design')
    .map(withoutSlashAtEnd)
    .flatMap((path) => (path === '/auth/$mode' ? ['/auth/login', '/auth/register'] : [path.replaceAll('$', ':')]))
}

/** The web writes the first page of a folder with one. */
function withoutSlashAtEnd(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '')
}

describe('the pages that the server answers with 200', () => {
  test('are the routes of the web, and no others', () => {
    expect(Object.keys(PAGES).sort()).toEqual(webRoutes().sort())
  })
})
