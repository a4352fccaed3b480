import { defineConfig } from '@playwright/test'
import { CHROMIUM_ARGUMENTS } from './find-browser.ts'

/** run.ts finds the browser and free ports. */
const { CHROMIUM_PATH = '', PORT = '3000', CI, TEST_QUICK, KILL_RUNS, RELEASES } = process.env

/** It takes minutes on a busy machine: `npm run test:kills`. */
const ON_REQUEST = KILL_RUNS === undefined ? ['**/kills.e2e.ts'] : []

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  globalSetup: './open-mailbox.ts',
  outputDir: './test-results',
  snapshotPathTemplate: 'screen-trees/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: CI === 'true',
  retries: 0,
  // Against hanging, not for speed: other programs may keep the machine busy.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
    trace: 'retain-on-failure',
    reducedMotion: 'reduce',
    // Journeys say what the server does. offline.e2e.ts allows them.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      // New versions on a desktop only by `npm run test:releases`.
      testIgnore: [...(RELEASES === undefined ? ['**/new-version.e2e.ts'] : []), ...ON_REQUEST],
      ...(TEST_QUICK === '1' ? { grep: /\.desktop\.e2e\.ts.*@main/ } : {}),
      use: { viewport: { width: 1366, height: 768 } },
    },
    // Journeys that set their own widths, or need a keyboard, run once.
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.e2e.ts', ...ON_REQUEST],
      // `npm test` takes the main journeys, once each.
      ...(TEST_QUICK === '1' ? { grep: /@main/ } : {}),
      use: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'exec node ../server/main.ts',
    url: `http://localhost:${PORT}/api/health`,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 3_000 },
    stdout: 'ignore',
  },
})
