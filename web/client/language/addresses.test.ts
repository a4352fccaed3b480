import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { pagesOf } from '#web/build/site-pages.ts'
import { createAppRouter } from '#web/router.tsx'
import { PUBLIC_PAGES, rewriteAddresses, switchAddress } from './addresses.ts'

describe('the addresses of a language', () => {
  const through = (step: 'input' | 'output', code: string, address: string) => {
    const { origin, href } = rewriteAddresses(code)[step]({ url: new URL(address, 'http://site.test') })
    return href.slice(origin.length)
  }

  it.each([
    ['es', '/es', '/'],
    ['es', '/es/', '/'],
    ['es', '/es/courses?q=1#a', '/courses?q=1#a'],
    ['pt-BR', '/pt-br/privacy', '/privacy'],
    ['es', '/dashboard', '/dashboard'],
    ['en', '/courses', '/courses'],
  ])('lead the router in %s from %s to %s', (code, address, route) => {
    expect(through('input', code, address)).toBe(route)
  })

  it.each([
    ['es', '/es/dashboard'],
    ['es', '/de/courses'],
    ['es', '/essays'],
    ['en', '/en/courses'],
    ['en', '/es'],
  ])('are none in %s: %s', (code, address) => {
    expect(through('input', code, address)).toBe(address)
  })

  it.each([
    ['es', '/', '/es'],
    ['es', '/courses?q=1#a', '/es/courses?q=1#a'],
    ['pt-BR', '/terms', '/pt-br/terms'],
    ['es', '/auth/login', '/auth/login'],
    ['es', '/course/7', '/course/7'],
    ['en', '/courses', '/courses'],
  ])('are written in %s for %s as %s', (code, route, address) => {
    expect(through('output', code, route)).toBe(address)
  })
})

it('gives only pages of the site an address in each language, and only those that search engines may list', () => {
  const pages = pagesOf(createAppRouter({ history: createMemoryHistory() }).routeTree)
  const indexable = pages.filter((page) => page.isIndexable).flatMap(({ addresses }) => addresses)
  expect(indexable).toEqual(expect.arrayContaining([...PUBLIC_PAGES]))
})

it('leads to the server with the whole address', () => {
  expect(switchAddress('de', '/courses?q=a&b=c')).toBe('/language/de?to=%2Fcourses%3Fq%3Da%26b%3Dc')
})
