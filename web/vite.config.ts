import { availableParallelism } from 'node:os'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { configDefaults, defineConfig } from 'vitest/config'
import { fonts } from './build/fonts-plugin.ts'
import { icons } from './build/icons-plugin.ts'
import { developmentLanguage } from './build/languages.ts'
import { languages } from './build/languages-plugin.ts'

/** Browsers that know light-dark(), oklch() and :has(): Chrome 123, Firefox 120, Safari 17.5 and later. */
const TARGETS = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5']

/** The server that `npm run dev` also starts. */
const PROGRAM = 'http://localhost:3000'

/** Tests that replace modules or all timers, render for the build, or need a module before its first use. */
export const ISOLATED = '**/*.isolated.test.{ts,tsx}'

export default defineConfig(({ command, mode, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    // In tests routes are plain modules; the plugin would rewrite the generated tree under them.
    mode !== 'test' &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // Only the build reads it (build/site-pages.ts).
        codeSplittingOptions: isSsrBuild ? {} : { deleteNodes: ['staticData'] },
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
      }),
    icons(),
    react(),
    tailwindcss(),
    fonts(),
    // The build chooses by itself, because it makes the site in each (build/build.ts).
    command === 'serve' && languages(developmentLanguage()),
  ],
  build: {
    target: TARGETS,
    emptyOutDir: true,
    // A data: address would break the content security policy (img-src 'self').
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    port: 5173,
    proxy: {
      '/api': PROGRAM,
      '/calendar': PROGRAM,
      '/files': PROGRAM,
      '/language': PROGRAM,
      '/videos': PROGRAM,
      // The page is ours, what its button sends is not.
      '/unsubscribe': { target: PROGRAM, bypass: ({ method, url }) => (method === 'GET' ? url : undefined) },
    },
  },
  test: {
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, ISOLATED],
    environment: 'jsdom',
    setupFiles: ['./testing/setup.ts'],
    // Files share modules and the document, because loading them for each file took nine tenths of the time.
    // testing/setup.ts clears what a test leaves behind.
    isolate: false,
    // jsdom runs animation frames with setInterval. If it starts while that is faked, later files get no frames.
    fakeTimers: { toFake: ['setTimeout', 'clearTimeout', 'Date'] },
    // The root's number isn't handed on: without it, one file would run after the other.
    maxWorkers: availableParallelism(),
    testTimeout: 120_000,
  },
}))
