import { defineConfig } from 'vitest/config'
import web, { ISOLATED } from './vite.config.ts'

/** The tests that need modules of their own. */
export default defineConfig((environment) => {
  const { test, ...config } = web(environment)
  return { ...config, test: { ...test, name: 'web-isolated', include: [ISOLATED], exclude: [], isolate: true } }
})
