import process from 'node:process'

/** The first version of Node with everything the program needs; older ones fail later and less clearly. */
const NODE_NEEDED = 26

if (Number(process.versions.node.split('.')[0]) < NODE_NEEDED) {
  console.error(
    `Whistlestop runs on Node ${NODE_NEEDED}, which "npm ci" installs; this is Node ${process.versions.node}.`,
  )
  process.exitCode = 1
} else if (process.argv.includes('--compile-only')) {
  await import('./compile-only.ts')
} else {
  const { start } = await import('./start.ts')
  await start()
}
