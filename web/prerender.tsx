import { text } from 'node:stream/consumers'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from '#web/app.tsx'
import { createAppRouter } from '#web/router.tsx'
import { INLINED } from '#web/ui/art/inlined.ts'

const FILES = import.meta.glob<string>('./ui/art/*.svg', { query: '?raw', import: 'default', eager: true })

/** The inside of a drawing's file under an id of its own, without the line breaks that are there for people. */
function inlineDrawing(name: string): string {
  const file = FILES[`./ui/art/${name}.svg`]
  const drawing = file && /<g id="art">[\s\S]*<\/g>/.exec(file)?.[0]
  if (!drawing) throw new Error(`There is no drawing ${name}`)
  return drawing.replace('id="art"', `id="art-${name}"`).replace(/\s*\n\s*/g, '')
}

/** The landing page as a stranger first sees it: HTML for the root element, and the drawings that stand before it. */
export async function renderLanding(): Promise<{ html: string; drawings: string }> {
  const router = createAppRouter({ history: createMemoryHistory({ initialEntries: ['/'] }) })
  await router.load()
  const { prelude } = await prerender(<App router={router} />, { progressiveChunkSize: Number.POSITIVE_INFINITY })
  const drawings = INLINED.map(inlineDrawing).join('')
  return {
    html: await text(prelude),
    drawings: `<svg class="absolute size-0" aria-hidden="true"><defs>${drawings}</defs></svg>`,
  }
}
