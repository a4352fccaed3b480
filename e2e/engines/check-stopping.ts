import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { EngineName } from './engine.ts'
import { until } from './until.ts'

/** Three browsers start at once. */
const START_MS = 120_000
const END_MS = 10_000

/** The process of each engine that begins it. */
const PROGRAMS: Record<EngineName, RegExp> = {
  chromium: /chrom.* --remote-debugging/,
  firefox: /firefox.* --remote-debugging/,
  webkit: /MiniBrowser/,
}

/**
 * Starts this program again, sends it a signal when the server and each browser run, and looks for what is left of them,
 * their drivers and screens. Only where processes can be looked at, as on Linux.
 */
export async function checkStopping(names: readonly EngineName[]): Promise<void> {
  if (!existsSync('/proc/self/environ')) {
    console.log('What a signal stops was not looked at: there is no /proc.')
    return
  }
  // Inherited by everything that is started, and by nothing else.
  const mark = randomUUID()
  const env = { ...process.env, STARTED_BY: mark }
  const run = spawn('node', [join(import.meta.dirname, 'run.ts'), ...names], { env, stdio: 'ignore', detached: true })
  const ended = once(run, 'exit')
  const expected = [/server\/main\.ts/, ...names.map((name) => PROGRAMS[name])]
  // A browser writes over the environment of its processes, but they stay in the group of one that has the mark.
  const groups = new Set<string>()
  const left = () => processes().filter(({ group }) => groups.has(group))
  try {
    await until(
      `${names} and the server run`,
      async () => {
        const started = processes().filter(({ id }) => fileOf(id, 'environ').includes(`STARTED_BY=${mark}`))
        for (const { group } of started) groups.add(group)
        return expected.every((program) => started.some(({ command }) => program.test(command)))
      },
      START_MS,
    )
    run.kill('SIGTERM')
    await ended
    const stillThere = () => left().map(({ command }) => command)
    await until('everything has ended', async () => stillThere().length === 0, END_MS).catch(() => undefined)
    assert.deepEqual(stillThere(), [])
  } finally {
    for (const { id } of left()) process.kill(Number(id), 'SIGKILL')
  }
}

type Process = { id: string; group: string; command: string }

/** Those that run: one that has ended and wasn't fetched yet has no command any more. */
function processes(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => ({ id, group: groupOf(id), command: fileOf(id, 'cmdline').replaceAll('\0', ' ').trim() }))
    .filter(({ command }) => command !== '')
}

/** The third field after the name, which may hold anything. */
function groupOf(id: string): string {
  return (
    fileOf(id, 'stat')
      .replace(/^.*\) /s, '')
      .split(' ')[2] ?? ''
  )
}

function fileOf(id: string, name: string): string {
  try {
    return readFileSync(`/proc/${id}/${name}`, 'utf8')
  } catch {
    // It has ended meanwhile, or belongs to somebody else.
    return ''
  }
}
