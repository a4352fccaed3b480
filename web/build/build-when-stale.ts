import { isFresh } from './fingerprint.ts'

// Runs before every start: vite and its plugins are loaded only when there is something to build.
if (!isFresh()) {
  process.stdout.write('Building the site, because it is missing or older than its sources ...\n')
  const started = performance.now()
  const { build } = await import('./build.ts')
  await build()
  process.stdout.write(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`)
}
