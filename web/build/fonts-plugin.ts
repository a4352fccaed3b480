import { join } from 'node:path'
import type { Plugin } from 'vite'
import { CUTS, cutFonts } from './fonts.ts'

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/whistlestop-fonts')

/** Those of the first screen, which every page in this language asks for at once. */
export function preloadedFonts(code: string): string[] {
  const { script = 'Latn' } = new Intl.Locale(code).maximize()
  return CUTS.filter(({ preload }) => preload.includes(script)).map(({ name }) => `${name}.woff2`)
}

/** Makes `@fonts/…` in the styles mean the cut files. */
export function fonts(): Plugin {
  return {
    name: 'whistlestop-fonts',
    config: async () => ({ resolve: { alias: { '@fonts': await cutFonts(CACHE) } } }),
  }
}
