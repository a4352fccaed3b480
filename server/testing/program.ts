import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '../..')

const { codeCache, words } = readStart()

/** Where `npm start` keeps compiled code, and what it says to Node: settings and the program. */
function readStart(): { codeCache: string; words: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8'))
  const [, codeCache, said] = /^NODE_COMPILE_CACHE=(\S+) exec node (.+)$/.exec(scripts.start) ?? []
  if (codeCache === undefined || said === undefined) {
    throw new Error('npm start isn’t "NODE_COMPILE_CACHE=... exec node ...".')
  }
  return { codeCache, words: said.split(' ') }
}

/** For each process that a test starts: it begins in half the time. */
export const CODE_CACHE = { NODE_COMPILE_CACHE: join(REPOSITORY, codeCache) }

export type Program = {
  url: string
  process: ChildProcess
  /** What it has said on stdout and stderr so far. */
  said(): string
  /** Its exit code, or null when a signal ended it. */
  ended: Promise<number | null>
}

/** Starts the real program as its own process; answers when it serves, or when it has ended before. */
export async function startProgram(settings: Record<string, string>): Promise<Program> {
  // In English alone, because reading the starter translations takes seconds of the processor.
  const quiet = { RATE_LIMITS: 'off', LOG_LEVEL: 'error', OFFERED_LANGUAGES: 'en' }
  const child = spawn(process.execPath, words, {
    cwd: REPOSITORY,
    env: { PATH: process.env.PATH, ...CODE_CACHE, ...quiet, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const opened = new Promise<void>((resolve) => {
    child.stdout.on('data', () => {
      if (said.includes('Whistlestop is open')) resolve()
    })
  })
  await Promise.race([opened, ended])
  return { url: `http://127.0.0.1:${settings.PORT}`, process: child, said: () => said, ended }
}

/** The same where it must serve. @throws Error with what it said when it ended instead */
export async function startServing(settings: Record<string, string>): Promise<Program> {
  const program = await startProgram(settings)
  if (program.process.exitCode !== null || program.process.signalCode !== null) {
    throw new Error(`The program ended instead of serving:\n${program.said()}`)
  }
  return program
}

export function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
}

/** Below those that the system gives to outgoing connections, so that none of them takes one of ours before it is used. */
const FIRST_PORT = 20_000
/** So many for each worker of the test run, so that two never name the same. */
const PORTS_A_WORKER = 400
let named = 0

/** A port that nobody listens on, and that no other test is given. */
export async function aPort(): Promise<string> {
  const worker = Number(process.env.VITEST_POOL_ID ?? 0) % 30
  for (let tries = 0; tries < PORTS_A_WORKER; tries++) {
    const port = FIRST_PORT + worker * PORTS_A_WORKER + (named++ % PORTS_A_WORKER)
    if (await isFree(port)) return String(port)
  }
  throw new Error('No port is free.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
