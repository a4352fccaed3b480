import { ABOUT, LANDING_TITLE } from '#web/features/landing/about.ts'
import { SCREENS } from './screens.ts'

/** Stands for the site's own address; the server puts it in when it starts (PUBLIC_URL). */
export const PUBLIC_URL_TOKEN = '__PUBLIC_URL__'

/** The pages with that token in them. */
export const PAGES_WITH_PUBLIC_URL = ['index.html', 'signup.html']

const INVITATION = {
  title: 'You are invited to Whistlestop',
  description:
    'A member invites you to two-minute lessons about network marketing, and gets tokens and points for rewards there when you join through this link. No income is promised.',
}

interface Sharing {
  title: string
  description: string
  /** The page's own path. An invitation has none: networks share what `og:url` says, which would lose its query. */
  path?: string
}

/** Open Graph: what a chat or a social network shows of a link. */
function sharing({ title, description, path }: Sharing): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Whistlestop',
    'og:title': title,
    'og:description': description,
    ...(path === undefined ? {} : { 'og:url': `${PUBLIC_URL_TOKEN}${path}` }),
    'og:image': `${PUBLIC_URL_TOKEN}/og.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'A steam train crosses a viaduct before snowy mountains',
  }
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${content}" />`,
  )
  return [...tags, '<meta name="twitter:card" content="summary_large_image" />'].join('\n    ')
}

function head(shell: string, title: string, description: string, more = ''): string {
  const tags = `<title>${title}</title>\n    <meta name="description" content="${description}" />\n    ${more}`
  return shell.replace('<title>Whistlestop</title>', () => tags.trimEnd())
}

const ROOT = '<div id="root"></div>'

/** The banner of every page as far as it is the same for everybody, in sight before the script is (shell/site-header.tsx). */
const BANNER = `<div class="border-line border-b-2 bg-card"><div class="wrap flex h-15 items-center md:h-17"><span class="inline-flex items-center gap-2.5 font-display font-extrabold text-xl leading-none tracking-[-0.03em]"><span class="size-8 md:size-9"></span>Whistlestop</span></div></div>`

const NEEDS_SCRIPT = `<noscript>
      <p class="wrap py-6 text-lg">This page needs JavaScript. The <a href="/" class="underline">start page</a> works without it.</p>
    </noscript>
    <div id="root">${BANNER}</div>`

/** The landing page as HTML, and the drawings its first screen needs. */
export interface Landing {
  html: string
  drawings: string
}

/** The scripts of a built shell: the application's file first, then those it begins with. */
const SCRIPTS = /\s*<(?:script type="module"|link rel="modulepreload")[^>]*(?:src|href)="([^"]+)"[^>]*>(?:<\/script>)?/g

const STYLES = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g

/** The addresses of what the start page loads of its own. */
export interface LandingFiles {
  script: string
  style: string
}

/**
 * The start page: the shell with the page in it and, in place of the application, the small script that knows when to
 * load it (landing.ts), with the styles of this page alone.
 */
function landingPage(shell: string, { html, drawings }: Landing, { script, style }: LandingFiles): string {
  const application = [...shell.matchAll(SCRIPTS), ...shell.matchAll(STYLES)].map((match) => match[1]).join(' ')
  const root = `${drawings}<div id="root" data-prerendered data-application="${application}">${html}</div>`
  const scriptTag = `<script type="module" src="${script}"></script>`
  const page = shell
    .replace(SCRIPTS, '')
    .replace(STYLES, '')
    .replace('</head>', () => `<link rel="stylesheet" href="${style}">\n    ${scriptTag}\n  </head>`)
    .replace(ROOT, () => root)
  const canonical = `<link rel="canonical" href="${PUBLIC_URL_TOKEN}/" />\n    `
  return head(page, LANDING_TITLE, ABOUT, canonical + sharing({ title: LANDING_TITLE, description: ABOUT, path: '/' }))
}

/** The scripts that each screen's page asks for at once, beyond those of every page. */
export type ScreenFiles = Record<string, readonly string[]>

/** As `get` asks (client/api.ts), so that the browser hands it this answer; Safari is said to ask again. */
const askAhead = (call: string): string =>
  `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${call}">`

function screenPage(application: string, page: string, scripts: readonly string[]): string {
  const screen = SCREENS[page]
  const robots = screen?.isIndexed === false ? ['<meta name="robots" content="noindex" />'] : []
  const ahead = scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
  const links = [...(screen?.asks ?? []).map(askAhead), ...ahead].join('\n    ')
  const html = application.replace('</head>', () => `${links}\n  </head>`)
  return head(html, 'Whistlestop', ABOUT, robots.join())
}

/**
 * The documents of the site, made from the built shell: `index.html` is the start page, whole before any script;
 * `signup.html` is the application with what an invitation's link shows; the screens' pages are the application that
 * knows which scripts come next; `app.html` is the application for every other path.
 */
export function pages(
  shell: string,
  landing: Landing,
  files: LandingFiles,
  screens: ScreenFiles,
): Record<string, string> {
  if (!shell.includes(ROOT)) throw new Error('index.html has lost its root element')
  const application = shell.replace(ROOT, () => NEEDS_SCRIPT)
  const invitation = sharing(INVITATION)
  return {
    'index.html': landingPage(shell, landing, files),
    'signup.html': head(application, 'Sign Up | Whistlestop', INVITATION.description, invitation),
    'app.html': head(application, 'Whistlestop', ABOUT),
    ...Object.fromEntries(
      Object.entries(screens).map(([page, scripts]) => [page, screenPage(application, page, scripts)]),
    ),
  }
}
