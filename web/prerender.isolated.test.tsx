import { expect, it } from 'vitest'
import { prerenderSite } from './prerender.tsx'

it('renders the start page whole, with one figure that names the texts the server writes', async () => {
  const { landing, shell } = await prerenderSite()
  expect(landing.html).toContain('Build your business, stop by stop.')
  expect(landing.figure.filter((_part, index) => index % 2 === 1)).toEqual([
    'language',
    'value',
    'language',
    'label',
    'source',
    'note',
  ])
  expect(landing.around.join('')).not.toContain('%%')
  expect(landing.around[0]).toMatch(/<ul[^>]* data-figures=""[^>]*>$/)
  // In its HTML are the drawings of its first screen, and only those.
  expect(landing.html).toContain('"#art-hero"')
  expect(landing.drawings).toMatch(/<g id="art-hero">.*<\/g><g id="art-mark">.*<\/g>/)
  expect(landing.drawingFiles.some((file) => file.includes('hero') || file.includes('mark'))).toBe(false)
  expect(shell).toMatch(/<noscript>.*needs JavaScript.*<div id="root"><header.*Whistlestop/)
})
