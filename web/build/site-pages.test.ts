import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { createAppRouter } from '#web/router.tsx'
import { WEB } from './paths.ts'
import { pagesOf } from './site-pages.ts'

const history = createMemoryHistory()

describe('the pages of the site', () => {
  const pages = pagesOf(createAppRouter({ history }).routeTree)

  it('are all that the router knows, because each route file has an entry', () => {
    const [, union = ''] =
      /fullPaths:([^\n]*(?:\n\s+\|[^\n]*)*)/.exec(readFileSync(join(WEB, 'route-tree.gen.ts'), 'utf8')) ?? []
    const known = [...union.matchAll(/'\/([^']*?)\/?'/g)].map(([, path = '']) => `/${path.replaceAll('$', ':')}`)
    const addresses = pages.flatMap((page) => (page.values ? [] : page.addresses))
    expect([...addresses, '/auth/:mode'].sort()).toEqual(known.sort())
  })

  it('have an address for each value of a parameter that has few', () => {
    expect(pages.find(({ routes }) => routes.includes('auth/$mode'))?.addresses).toEqual([
      '/auth/login',
      '/auth/register',
    ])
  })

  it('know the files that show them, the outer one first', () => {
    const routesOf = (address: string) => pages.find(({ addresses }) => addresses.includes(address))?.routes
    expect(routesOf('/mission/:id')).toEqual(['_member', '_member/mission/$id'])
    expect(routesOf('/contact')).toEqual(['contact/index'])
    expect(routesOf('/')).toEqual(['index'])
  })

  it("keep a member's own screens from search engines, and links from emails", () => {
    const hidden = pages.filter(({ isIndexable }) => !isIndexable).flatMap(({ addresses }) => addresses)
    expect(hidden).toEqual(expect.arrayContaining(['/dashboard', '/mission/:id', '/questions', '/contact/:token']))
    for (const address of ['/', '/courses', '/course/:id', '/signup', '/privacy']) expect(hidden).not.toContain(address)
  })
})

it('refuses a route file that says nothing about its page', () => {
  const root = createRootRoute()
  const silent = createRoute({ getParentRoute: () => root, path: '/silent' })
  const { routeTree } = createRouter({ routeTree: root.addChildren([silent]), history })
  expect(() => pagesOf(routeTree)).toThrow('web/routes/silent.tsx has no staticData.page')
})
