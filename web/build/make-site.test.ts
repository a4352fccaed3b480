import { describe, expect, it } from 'vitest'
import { appManifest } from './app-manifest.ts'
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
      title: 'Build & grow',
      sharedAs: 'Build & grow',
      routes: ['index'],
      addresses: ['/'],
    },
    { ...page, sharedAs: 'You are invited', title: 'Sign Up', routes: ['signup'], addresses: ['/signup'] },
    { ...page, calls: ['/api/courses'], routes: ['courses'], addresses: ['/courses'] },
    {
      ...page,
      isIndexable: false,
      memberCalls: ['/api/missions/:id'],
      routes: ['_member', '_member/dashboard'],
      addresses: ['/dashboard'],
    },
    { ...page, routes: ['auth/$mode'], addresses: ['/auth/login', '/auth/register'] },
  ],
  landing: {
    html: '',
    around: ['<h1>Build</h1><ul>', '</ul>'] as [string, string],
    figure: ['<li>', 'value', '</li>'],
    withoutSource: 'illustrative',
    notTranslated: 'Not translated yet',
    drawings: '<svg></svg>',
    drawingFiles: ['/assets/train-1.svg'],
  },
  offer: { html: '', address: '%%address%%', putAway: '%%put-away%%' },
  about: 'Two-minute lessons',
  picture: 'A train',
  shortcuts: { today: 'Today', review: 'Review', practice: 'Practice' },
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

const ENGLISH = { code: 'en', name: 'English', direction: 'ltr' } as const
const ARABIC = { code: 'ar', name: 'العربية', direction: 'rtl' } as const
const PORTUGUESE = { code: 'pt-BR', name: 'Português (Brasil)', direction: 'ltr' } as const

const { documents, built: site } = makeSite(TEMPLATE, PRERENDERED, FILES, { language: ENGLISH, languages: [ENGLISH] })
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
    expect(site.pages['/']?.slots.figures).toEqual({
      marker: '<!--figures-->',
      figure: ['<li>', 'value', '</li>'],
      withoutSource: 'illustrative',
      notTranslated: 'Not translated yet',
    })
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

  it('leaves its calls for members to the server, which knows the id', () => {
    expect(site.pages['/dashboard']?.memberCalls).toEqual(['/api/missions/:id'])
    expect(site.pages['/courses']?.memberCalls).toBeUndefined()
    expect(all('_member/dashboard.html', 'link[as=fetch]', 'href')).toEqual([])
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
    expect(filled.map(({ document }) => document)).toEqual(['index.html', 'signup.html', 'courses.html'])
  })
})

describe('the documents of one language alone', () => {
  it('are English as ever, and name and offer no other language', () => {
    expect(html('index.html')).toContain('<html lang="en">')
    for (const document of Object.values(documents)) expect(document).not.toMatch(/hreflang|<!--offer-->/)
  })
})

describe('the web app manifest', () => {
  const TEXTS = { about: 'دروس', shortcuts: { today: 'اليوم', review: 'مراجعة', practice: 'تدريب' } }
  const manifest = JSON.parse(appManifest(ARABIC, TEXTS))

  it('is one for each language, and each document names the one of its language', () => {
    expect(manifest).toMatchObject({ lang: 'ar', dir: 'rtl', description: 'دروس' })
    expect(all('courses.html', 'link[rel=manifest]', 'href')).toEqual(['/site.webmanifest'])
    const { documents } = makeSite(TEMPLATE, PRERENDERED, FILES, { language: PORTUGUESE, languages: [PORTUGUESE] })
    for (const document of Object.values(documents)) expect(document).toContain('href="/pt-br/site.webmanifest"')
  })

  it('describes the same app in every language, at addresses that have no prefix', () => {
    const { id, scope, start_url } = manifest
    expect({ id, scope, start_url }).toEqual({ id: '/', scope: '/', start_url: '/dashboard' })
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(['/dashboard', '/review', '/practice'])
  })

  it.each(['any', 'maskable'])('has an icon of 512 pixels for the purpose %s', (purpose) => {
    const icons: { sizes: string; purpose?: string }[] = manifest.icons
    expect(icons.filter((icon) => (icon.purpose ?? 'any') === purpose).map(({ sizes }) => sizes)).toContain('512x512')
  })
})

describe('the documents of one of several languages', () => {
  const languages = [ENGLISH, ARABIC, PORTUGUESE]
  const inPortuguese = makeSite(TEMPLATE, PRERENDERED, FILES, { language: PORTUGUESE, languages })
  const inArabic = makeSite(TEMPLATE, PRERENDERED, FILES, { language: ARABIC, languages })
  const links = (document: string) =>
    [...(inPortuguese.documents[document] ?? '').matchAll(/<link rel="alternate" hreflang="(.*?)" href="(.*?)">/g)].map(
      ([, code, href]) => [code, href],
    )

  it('say the language and its direction', () => {
    expect(inPortuguese.documents['pt-BR/courses.html']).toContain('<html lang="pt-BR">')
    for (const document of Object.values(inArabic.documents)) expect(document).toContain('<html lang="ar" dir="rtl">')
  })

  it('are in a folder of their own, by the same addresses', () => {
    expect(Object.keys(inArabic.documents).every((name) => name.startsWith('ar/'))).toBe(true)
    expect(Object.keys(inArabic.built.pages)).toEqual(Object.keys(site.pages))
  })

  it('name a public page in each language, and for everybody else', () => {
    expect(links('pt-BR/courses.html')).toEqual([
      ['en', '__PUBLIC_URL__/courses'],
      ['ar', '__PUBLIC_URL__/ar/courses'],
      ['pt-BR', '__PUBLIC_URL__/pt-br/courses'],
      ['x-default', '__PUBLIC_URL__/courses'],
    ])
    expect(links('pt-BR/index.html').map(([, href]) => href)).toEqual([
      '__PUBLIC_URL__/',
      '__PUBLIC_URL__/ar',
      '__PUBLIC_URL__/pt-br',
      '__PUBLIC_URL__/',
    ])
    expect(inPortuguese.documents['pt-BR/index.html']).toContain('<link rel="canonical" href="__PUBLIC_URL__/pt-br">')
    expect(inPortuguese.documents['pt-BR/index.html']).toContain('content="__PUBLIC_URL__/pt-br"')
  })

  it('name no other language of a page that has one address', () => {
    for (const document of ['pt-BR/signup.html', 'pt-BR/_member/dashboard.html', 'pt-BR/app.html'])
      expect(links(document)).toEqual([])
  })

  it('have room for the offer of another language on public pages', () => {
    const withOffer = Object.entries(inArabic.documents).filter(([, document]) => document.includes('<!--offer-->'))
    expect(withOffer.map(([name]) => name)).toEqual(['ar/index.html', 'ar/courses.html'])
    expect(inArabic.built.pages['/courses']?.slots.offer).toBe('<!--offer-->')
  })

  it('load the fonts of their script', () => {
    const fontsOf = (built: typeof site) => built.pages['/courses']?.preloads.fonts
    expect(fontsOf(site)).toEqual(['/assets/bricolage-core.woff2', '/assets/figtree-core.woff2'])
    expect(fontsOf(inPortuguese.built)).toEqual(fontsOf(site))
    expect(fontsOf(inArabic.built)).toContain('/assets/figtree-core.woff2')
  })
})

it('refuses a template that has no place for the page', () => {
  expect(() => makeSite('<html></html>', PRERENDERED, FILES, { language: ENGLISH, languages: [ENGLISH] })).toThrow(
    'two pairs of <!--page-->',
  )
})
