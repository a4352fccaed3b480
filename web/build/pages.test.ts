import { describe, expect, it } from 'vitest'
import { PAGES_WITH_PUBLIC_URL, PUBLIC_URL_TOKEN, pages } from './pages.ts'

const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <title>Whistlestop</title>
    <script type="module" crossorigin src="/assets/application-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/start-2.js">
    <link rel="stylesheet" crossorigin href="/assets/start-3.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`

const built = pages(
  SHELL,
  { html: '<h1>Build</h1>', drawings: '<svg></svg>' },
  {
    script: '/assets/landing-4.js',
    style: '/assets/landing-5.css',
  },
  { 'courses.html': ['assets/courses-6.js', 'assets/shared-7.js'], 'dashboard.html': ['assets/dashboard-8.js'] },
)
const page = (name: string): string => built[name] ?? ''

describe('the start page', () => {
  const html = page('index.html')

  it('is whole before any script', () => {
    expect(html).toContain('<svg></svg><div id="root" data-prerendered')
    expect(html).toContain('<h1>Build</h1></div>')
    expect(html).not.toContain('<noscript>')
  })

  it('loads its own small script, and only names the application', () => {
    expect([...html.matchAll(/<script[^>]*src="([^"]*)"/g)].map((match) => match[1])).toEqual(['/assets/landing-4.js'])
    expect(html).not.toContain('modulepreload')
    expect(html).toContain('data-application="/assets/application-1.js /assets/start-2.js /assets/start-3.css"')
    expect([...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]*)"/g)].map((match) => match[1])).toEqual([
      '/assets/landing-5.css',
    ])
  })

  it('is shared under its absolute address', () => {
    expect(html).toContain(`<meta property="og:url" content="${PUBLIC_URL_TOKEN}/" />`)
    expect(html).toContain(`<meta property="og:image" content="${PUBLIC_URL_TOKEN}/og.png" />`)
  })
})

describe('an invitation', () => {
  it('is shared with a title, a text and a picture of its own', () => {
    expect(page('signup.html')).toContain('<meta property="og:title" content="You are invited to Whistlestop" />')
    expect(page('signup.html')).toMatch(/<meta property="og:description" content="[^"]{40,}" \/>/)
    expect(page('signup.html')).toContain(`<meta property="og:image" content="${PUBLIC_URL_TOKEN}/og.png" />`)
    expect(page('signup.html')).toContain('<title>Sign Up | Whistlestop</title>')
  })

  it('names no address, because a network that followed it would lose whose invitation it is', () => {
    expect(page('signup.html')).not.toContain('og:url')
    expect(page('signup.html')).not.toContain('rel="canonical"')
  })
})

describe('every other path', () => {
  it('gets the application, and a sentence where there is no script', () => {
    expect(page('app.html')).toContain('/assets/application-1.js')
    expect(page('app.html')).toMatch(/<div id="root">.*Whistlestop.*<\/div>/)
    expect(page('app.html')).toMatch(/<noscript>[\s\S]*needs JavaScript/)
  })
})

describe('a daily screen', () => {
  it('asks for its own scripts at once', () => {
    const ahead = [...page('courses.html').matchAll(/<link rel="modulepreload"[^>]*href="([^"]*)"/g)]
    expect(ahead.map((match) => match[1]).sort()).toEqual([
      '/assets/courses-6.js',
      '/assets/shared-7.js',
      '/assets/start-2.js',
    ])
  })

  it('asks for the answers it shows first together with them, where anybody may have them', () => {
    const asked = (name: string) => [...page(name).matchAll(/<link rel="preload" as="fetch"[^>]*href="([^"]*)"/g)]
    expect(asked('courses.html').map((match) => match[1])).toEqual(['/api/courses'])
    expect(asked('dashboard.html').map((match) => match[1])).toEqual(['/api/missions'])
    expect(asked('app.html')).toEqual([])
  })

  it('of a member is nothing for search engines, and a public one is', () => {
    expect(page('dashboard.html')).toContain('<meta name="robots" content="noindex" />')
    expect(page('courses.html')).not.toContain('noindex')
  })
})

it('names every page that holds the address to be filled in, and no other', () => {
  const holding = Object.keys(built).filter((name) => page(name).includes(PUBLIC_URL_TOKEN))
  expect(holding.sort()).toEqual([...PAGES_WITH_PUBLIC_URL].sort())
})

it('refuses a shell that has no place for the page', () => {
  expect(() => pages('<html></html>', { html: '', drawings: '' }, { script: '/x.js', style: '/x.css' }, {})).toThrow(
    'root element',
  )
})
