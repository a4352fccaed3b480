import { defineConfig } from 'vitest/config'

/** Faults take minutes and want the machine for themselves: one file after the other, and not in `npm test`. */
export default defineConfig({
  test: {
    include: [
      'server/faults/**/*.test.ts',
      // Small in `npm run test:all`, and here as large as promised with FULL=1.
      'server/features/rewards/redeem-races.test.ts',
      'server/redemptions.durability.test.ts',
    ],
    globalSetup: ['server/testing/templates.ts'],
    fileParallelism: false,
    testTimeout: 3_600_000,
    hookTimeout: 120_000,
  },
})
