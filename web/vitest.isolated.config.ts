import { defineConfig } from 'vitest/config'
import web, { ISOLATED } from './vite.config.ts'

/** The tests that need modules of their own. */
export default defineConfig((environment) => {
  const { test, ...config } = web(environment)
  const { fakeTimers: _ofShared, ...settings } = test ?? {}
  return { ...config, test: { ...settings, name: 'web-isolated', include: [ISOLATED], exclude: [], isolate: true } }
})
