import { addressIn } from 'messages/addresses'
import type { SiteLanguage } from './languages.ts'

/** What an installed app says of itself, in one language. */
export interface AppTexts {
  /** The product in one sentence. */
  about: string
  /** The names of the screens that its icon leads to. */
  shortcuts: { today: string; review: string; practice: string }
}

const PNG = { type: 'image/png' } as const

/** The address of the web app manifest: one for each language. */
export function manifestAddress({ code }: SiteLanguage): string {
  return addressIn(code, '/site.webmanifest')
}

/**
 * The web app manifest. Whatever the language is, it's one app, whose addresses have no prefix: the server and the worker
 * answer them in the language of who opens them. `id` is what browsers took for it when there was none.
 */
export function appManifest({ code, direction }: SiteLanguage, { about, shortcuts }: AppTexts): string {
  const manifest = {
    id: '/',
    name: 'Whistlestop',
    short_name: 'Whistlestop',
    description: about,
    lang: code,
    dir: direction,
    categories: ['education'],
    start_url: '/dashboard',
    scope: '/',
    display: 'standalone',
    background_color: '#fbf7ef',
    theme_color: '#fffdf8',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...PNG },
      { src: '/icon-512.png', sizes: '512x512', ...PNG },
      { src: '/icon-maskable-512.png', sizes: '512x512', purpose: 'maskable', ...PNG },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: shortcuts.today, url: '/dashboard' },
      { name: shortcuts.review, url: '/review' },
      { name: shortcuts.practice, url: '/practice' },
    ].map((shortcut) => ({ ...shortcut, icons: [{ src: '/icon-192.png', sizes: '192x192', ...PNG }] })),
  }
  return JSON.stringify(manifest, null, 2)
}
