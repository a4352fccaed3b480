import { readdirSync, renameSync, writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { start } from '../../server/start.ts'

/** The product, which on SIGUSR2 collects its garbage and writes down what it still holds. */
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const file = process.env.FIGURES_FILE ?? ''

process.on('SIGUSR2', () => {
  // What a first collection frees by finalisers only the second one takes away.
  collect()
  collect()
  const figures = {
    heapMegabytes: process.memoryUsage().heapUsed / 1e6,
    // Timers come and go by themselves; a leak is a socket, a file or a child that stays.
    handles: process.getActiveResourcesInfo().filter((name) => name !== 'Timeout' && name !== 'Immediate').length,
    files: readdirSync('/proc/self/fd').length,
  }
  writeFileSync(`${file}.new`, JSON.stringify(figures))
  renameSync(`${file}.new`, file)
})

await start()
