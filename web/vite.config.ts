import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fonts } from './build/fonts-plugin.ts'
import { guideScenes } from './build/guide-plugin.ts'
import { rescueMessages } from './build/rescue-messages-plugin.ts'

/** Browsers that know light-dark(), oklch() and :has(): Chrome 123, Firefox 120, Safari 17.5 and later. */
const TARGETS = ['chrome123', 'edge123', 'firefox121', 'safari17.5', 'ios17.5']

/** What `npm run dev` starts beside this. */
const PROGRAM = 'http://localhost:3000'

export default defineConfig(({ mode, isSsrBuild }) => ({
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
    react(),
    tailwindcss(),
    fonts(),
    guideScenes(),
    rescueMessages(),
  ],
  resolve: {
    alias: { 'markdown-to-jsx/entities': join(import.meta.dirname, 'ui/named-characters.ts') },
  },
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
      '/videos': PROGRAM,
      // The page is ours, what its button sends is not.
      '/unsubscribe': { target: PROGRAM, bypass: ({ method, url }) => (method === 'GET' ? url : undefined) },
    },
  },
  test: {
    name: 'web',
    include: ['**/*.test.{ts,tsx}'],
    environment: 'jsdom',
    setupFiles: ['./testing/setup.ts'],
    testTimeout: 120_000,
    // So that the alias above holds in tests too.
    server: { deps: { inline: ['markdown-to-jsx'] } },
  },
}))
