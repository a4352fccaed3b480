import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          include: ['{game,contract,content,server,bench}/**/*.test.ts'],
          // By npm run test:faults.
          exclude: ['**/node_modules/**', 'server/faults/**'],
          setupFiles: ['server/testing/setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
      './web/vite.config.ts',
    ],
    coverage: { include: ['game/**/*.ts', 'server/features/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
})
