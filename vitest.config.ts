import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * What takes longest: races, crashes, drawn requests, and some tests that start programs or send every call. `npm run test:all`
 * and `.ci/run` run it, `npm test` doesn't.
 */
const EXHAUSTIVE = [
  'server/**/*{crashes,durability,races,sequences}.test.ts',
  'server/{exact-types,fuzz,hostile-files,other-forms-of-ids,recorded-once,visitor-costs}.test.ts',
  'server/{rights-revoked-mid-request,start,plugins/slow-senders}.test.ts',
]

export default defineConfig({
  test: {
    // Vitest would leave one processor to the editor.
    maxWorkers: availableParallelism(),
    globalSetup: ['messages/build/before-tests.ts'],
    projects: [
      {
        test: {
          name: 'node',
          include: ['{game,contract,messages,content,server,bench}/**/*.test.ts'],
          // By npm run test:faults.
          exclude: ['**/node_modules/**', 'server/faults/**', ...(process.env.TEST_QUICK === '1' ? EXHAUSTIVE : [])],
          globalSetup: ['server/testing/templates.ts'],
          // Files share their process, and with it the modules and PGlite, whose start is most of a short file's time.
          isolate: false,
          setupFiles: ['server/testing/setup.ts'],
          // Against hanging, not for speed: other programs may keep the machine busy.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      './web/vite.config.ts',
      './web/vitest.isolated.config.ts',
    ],
    coverage: { include: ['game/**/*.ts', 'server/features/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
})
