import { describe, expect, it } from 'vitest'
import { makeSite } from './make-site.ts'

const TEMPLATE = `<!doctype html>
<html lang="en">
  <head>
    <!--page-->
    <title>For npm run dev</title>
    <!--page-->
  </head>
  <body>
    <!--page--><script src="/main.tsx"></script><!--page-->
  </body>
</html>`

const page = { isIndexable: true, routes: [], addresses: [] }
const PRERENDERED = {
  pages: [
    {
      ...page,
      isStatic: true,
      isCanonical: true,
      title: 'Build & grow',
      sharedAs: 'Build & grow',
      routes: ['index'],
      addresses: ['/'],
    },
    { ...page, sharedAs: 'You are invited', title: 'Sign Up', routes: ['signup'], addresses: ['/signup'] },
    { ...page, calls: ['/api/courses'], routes: ['courses'], addresses: ['/courses'] },
    { ...page, isIndexable: false, routes: ['_member', '_member/dashboard'], addresses: ['/dashboard'] },
    { ...page, routes: ['auth/$mode'], addresses: ['/auth/login', '/auth/register'] },
  ],
  landing: {
    html: '',
    around: ['<h1>Build</h1><ul>', '</ul>'] as [string, string],
    figure: ['<li>', 'value', '</li>'],
    drawings: '<svg></svg>',
    drawingFiles: ['/assets/train-1.svg'],
  },
  shell: '<noscript>This page needs JavaScript.</noscript><div id="root"><header></header></div>',
}

/** Each module's file is named as the module is, and the application cannot run without its start. */
const nameOf = (module: string) => `assets/${/(\w+)\.tsx?[^/]*$/.exec(module)?.[1]}.js`
const FILES = {
  scriptsOf: (...modules: string[]) =>
    modules.map(nameOf).flatMap((name) => (name === 'assets/main.js' ? [name, 'assets/start.js'] : [name])),
  stylesOf: ([script]: readonly string[]) => [String(script).replace('.js', '.css')],
  assets: (names: readonly string[]) => names.map((name) => `assets/${name}`),
  packages: () => ['react'],
}

const { documents, site } = makeSite(TEMPLATE, PRERENDERED, FILES)
const html = (document: string): string => documents[document] ?? ''

/** The values of one attribute of the elements that a selector finds. */
function all(document: string, selector: string, attribute: string): (string | null)[] {
  const parsed = new DOMParser().parseFromString(html(document), 'text/html')
  return [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
}

describe('the start page', () => {
  it('is whole before any script, but for the figures, which the server writes', () => {
    expect(html('index.html')).toContain('<svg></svg><div id="root" data-application')
    expect(html('index.html')).toContain('<h1>Build</h1><ul><!--figures--></ul></div>')
    expect(html('index.html')).not.toContain('<noscript>')
    expect(site.pages['/']?.slots.figures).toEqual({ marker: '<!--figures-->', figure: ['<li>', 'value', '</li>'] })
  })

  it('loads its own small script, and only names the application', () => {
    expect(all('index.html', 'script', 'src')).toEqual(['/assets/landing.js'])
    expect(all('index.html', 'link[rel=modulepreload]', 'href')).toEqual([])
    expect(all('index.html', 'link[rel=stylesheet]', 'href')).toEqual(['/assets/landing.css'])
    expect(all('index.html', '#root', 'data-application')).toEqual([
      '/assets/main.js /assets/start.js /assets/main.css',
    ])
  })

  it('is shared under its absolute address', () => {
    expect(all('index.html', 'link[rel=canonical]', 'href')).toEqual(['__PUBLIC_URL__/'])
    expect(all('index.html', 'meta[property="og:url"]', 'content')).toEqual(['__PUBLIC_URL__/'])
    expect(all('index.html', 'meta[property="og:image"]', 'content')).toEqual(['__PUBLIC_URL__/og.png'])
    expect(html('index.html')).toContain('content="Build &amp; grow"')
  })

  it('has in the manifest what it loads, and with what the application shows it', () => {
    expect(site.pages['/']?.preloads.drawings).toEqual(['/assets/train-1.svg'])
    expect(site.pages['/']?.applicationScripts).toEqual(['/assets/main.js', '/assets/start.js', '/assets/index.js'])
  })
})

describe('an invitation', () => {
  it('is shared with a title, a text and a picture of its own', () => {
    expect(all('signup.html', 'meta[property="og:title"]', 'content')).toEqual(['You are invited'])
    expect(all('signup.html', 'meta[property="og:image"]', 'content')).toEqual(['__PUBLIC_URL__/og.png'])
    expect(html('signup.html')).toContain('<title>Sign Up</title>')
  })

  it('names no address, because a network that followed it would lose whose invitation it is', () => {
    expect(html('signup.html')).not.toContain('og:url')
    expect(html('signup.html')).not.toContain('rel="canonical"')
  })
})

describe('a screen', () => {
  it('is the application, and a sentence where there is no script', () => {
    expect(all('courses.html', 'script', 'src')).toEqual(['/assets/main.js'])
    expect(html('courses.html')).toContain(PRERENDERED.shell)
    expect(html('courses.html')).not.toContain('npm run dev')
  })

  it('asks for its own scripts at once, and those of the routes around it', () => {
    expect(all('_member/dashboard.html', 'link[rel=modulepreload]', 'href')).toEqual([
      '/assets/start.js',
      '/assets/_member.js',
      '/assets/dashboard.js',
    ])
    expect(site.pages['/dashboard']?.preloads.scripts).toHaveLength(4)
  })

  it('asks for the answers it shows first together with them', () => {
    expect(all('courses.html', 'link[as=fetch]', 'href')).toEqual(['/api/courses'])
    expect(all('signup.html', 'link[as=fetch]', 'href')).toEqual([])
  })

  it('of a member is nothing for search engines, and a public one is', () => {
    expect(all('_member/dashboard.html', 'meta[name=robots]', 'content')).toEqual(['noindex'])
    expect(html('courses.html')).not.toContain('noindex')
  })
})

describe('the manifest', () => {
  it('leads each address to its document, and every other to the application with 404', () => {
    expect(Object.entries(site.pages).map(([address, { document }]) => [address, document])).toEqual([
      ['/', 'index.html'],
      ['/signup', 'signup.html'],
      ['/courses', 'courses.html'],
      ['/dashboard', '_member/dashboard.html'],
      ['/auth/login', 'auth/$mode.html'],
      ['/auth/register', 'auth/$mode.html'],
    ])
    expect(site.notFound).toMatchObject({ document: 'app.html', status: 404 })
    expect(Object.keys(documents)).toContain('app.html')
  })

  it('names every page in which the server puts the address of the site, and no other', () => {
    const filled = Object.values(site.pages).filter(({ slots }) => slots.publicUrl !== undefined)
    expect(filled.map(({ document }) => document)).toEqual(['index.html', 'signup.html'])
  })
})

it('refuses a template that has no place for the page', () => {
  expect(() => makeSite('<html></html>', PRERENDERED, FILES)).toThrow('two pairs of <!--page-->')
})
