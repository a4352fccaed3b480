import { join } from 'node:path'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { CUTS, cutFonts } from './fonts.ts'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/whistlestop-fonts')

const preloads: ReadonlySet<string> = new Set(CUTS.filter(({ preload }) => preload).map(({ name }) => `${name}.woff2`))

/** Makes `@fonts/…` in the styles mean the cut files, and asks the browser for the two of the first screen at once. */
export function fonts(): Plugin {
  return {
    name: 'whistlestop-fonts',
    config: async () => ({ resolve: { alias: { '@fonts': await cutFonts(CACHE) } } }),
    transformIndexHtml: (_html, { bundle }): HtmlTagDescriptor[] =>
      Object.values(bundle ?? {})
        .filter((file) => file.type === 'asset' && file.names.some((name) => preloads.has(name)))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${fileName}`, crossorigin: '' },
          injectTo: 'head-prepend',
        })),
  }
}
