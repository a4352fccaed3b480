import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

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
          exclude: ['**/node_modules/**', 'server/faults/**'],
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
