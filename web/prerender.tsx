import { text } from 'node:stream/consumers'
import { createMemoryHistory } from '@tanstack/react-router'
import type { OfferSlot } from 'contract/built-site'
import { addressIn } from 'messages/addresses'
import * as landingMessages from 'messages/landing'
import { language } from 'messages/language'
import * as offline from 'messages/offline'
import * as reviews from 'messages/reviews'
import * as messages from 'messages/shell'
import * as ui from 'messages/ui'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { App } from '#web/app.tsx'
import type { AppTexts } from '#web/build/app-manifest.ts'
import { pagesOf, type SitePage } from '#web/build/site-pages.ts'
import { ABOUT } from '#web/features/landing/about.ts'
import { Figure } from '#web/features/landing/figures.tsx'
import { figuresQuery } from '#web/features/landing/marketing-figures.ts'
import { type AppRouter, createAppRouter } from '#web/router.tsx'
import { LanguageOffer } from '#web/shell/language-offer.tsx'
import { HeaderBeforeScript } from '#web/shell/site-header.tsx'
import { DrawingAddress } from '#web/ui/art/drawing.tsx'

/** The drawings that the start page carries in its own HTML: what its first screen shows. */
const INLINED = ['hero', 'mark']

const FILES = import.meta.glob<string>('./ui/art/*.svg', { query: '?raw', import: 'default', eager: true })

/** Around the name of a text, where the server writes that text. */
const MARK = '%%'
const A_FIGURE = {
  key: 'slot',
  value: `${MARK}value${MARK}`,
  label: `${MARK}label${MARK}`,
  source: `${MARK}source${MARK}`,
  language: `${MARK}language${MARK}`,
}

/** In the line that offers this language. */
const OFFER = { address: `${MARK}address${MARK}`, putAway: `${MARK}put-away${MARK}` }

/** What React makes of the site at the build, in one language. */
export interface Prerendered extends AppTexts {
  pages: SitePage[]
  landing: Landing
  /** What every other page shows before its script runs. */
  shell: string
  /** The line that offers this language above a page in another one. */
  offer: OfferSlot
  /** What the picture of a shared link shows. */
  picture: string
}

export interface Landing {
  /** Of the root element, with one figure in it. */
  html: string
  /** The same before and after that figure. */
  around: [string, string]
  /** The HTML of that figure; every second part is the name of a text. */
  figure: string[]
  /** Shown instead of the source where a figure has none. */
  withoutSource: string
  /** Says that a figure is in English. */
  notTranslated: string
  /** What comes before the root element: the drawings of its first screen. */
  drawings: string
  /** The addresses of the other drawings on it. */
  drawingFiles: string[]
}

export async function prerenderSite(): Promise<Prerendered> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: [addressIn(language, '/')] }) })
  return {
    pages: pagesOf(router.routeTree),
    landing: await renderLanding(router),
    shell: renderToStaticMarkup(<Shell />),
    offer: { html: renderToStaticMarkup(<LanguageOffer {...OFFER} />), ...OFFER },
    about: ABOUT,
    picture: messages.sharedPicture,
    shortcuts: { today: reviews.today, review: offline.review, practice: messages.practice },
  }
}

/** The start page as a stranger first sees it. */
async function renderLanding(router: AppRouter): Promise<Landing> {
  router.options.context.queryClient.setQueryData(figuresQuery().queryKey, [A_FIGURE])
  await router.load()
  const files = new Set<string>()
  const addressOf = (name: string, url: string) => {
    if (INLINED.includes(name)) return `#art-${name}`
    files.add(url)
    return inItsFile(name, url)
  }
  const { prelude } = await prerender(
    <DrawingAddress value={addressOf}>
      <App router={router} />
    </DrawingAddress>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  const html = await text(prelude)
  const figure = renderToStaticMarkup(<Figure figure={A_FIGURE} />)
  const [before, after, ...more] = html.split(figure)
  if (before === undefined || after === undefined || more.length > 0) throw new Error('The start page shows no figure')
  return {
    html,
    around: [before, after],
    // It's in no language, so it says that it isn't translated.
    figure: withNotePlace(figure).split(MARK),
    withoutSource: landingMessages.illustrative,
    notTranslated: ui.notTranslated,
    drawings: `<svg class="absolute size-0" aria-hidden="true"><defs>${INLINED.map(inlineDrawing).join('')}</defs></svg>`,
    drawingFiles: [...files],
  }
}

/** The markup of a figure with a place for the note that it isn't translated. */
function withNotePlace(figure: string): string {
  const placed = figure.replace(ui.notTranslated, `${MARK}note${MARK}`)
  if (placed === figure) throw new Error('The figure doesn’t say that it isn’t translated')
  return placed
}

const inItsFile = (_name: string, url: string): string => `${url}#art`

const DRAWING = '<g id="art">'

/** The content of a drawing's file under a unique id, without its line breaks. */
function inlineDrawing(name: string): string {
  const [, drawing, ...more] = FILES[`./ui/art/${name}.svg`]?.split(DRAWING) ?? []
  if (drawing === undefined || more.length > 0) throw new Error(`There is no drawing ${name}`)
  const lines = drawing.replace('</svg>', '').split('\n')
  return `<g id="art-${name}">${lines.map((line) => line.trim()).join('')}`
}

function Shell() {
  return (
    <DrawingAddress value={inItsFile}>
      <noscript>
        <p className="wrap py-6 text-lg">
          {messages.noScript({
            link: (inside) => (
              <a href={addressIn(language, '/')} className="underline">
                {inside}
              </a>
            ),
          })}
        </p>
      </noscript>
      <div id="root">
        <HeaderBeforeScript />
      </div>
    </DrawingAddress>
  )
}
