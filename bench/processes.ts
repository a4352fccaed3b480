import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import manifest from '../package.json' with { type: 'json' }
import { onCoreOf } from './machine.ts'

const REPOSITORY = join(import.meta.dirname, '..')

/** In milliseconds. */
const LONGEST_START = 30_000
const ASK_AGAIN_AFTER = 5

export type Server = {
  origin: string
  pid: number
  /** From the start of the process to its first answer to GET /api/health, in milliseconds. */
  startedIn: number
  /** Lets it finish as it does in service. */
  stop(): Promise<void>
}

const children = new Set<ChildProcess>()
const folders = new Set<string>()

/** What `npm start` makes a shell become, with its settings of Node, and the way in which the README starts it. */
export const PRODUCT = ['sh', '-c', manifest.scripts.start] as const
export const NPM_START = ['npm', 'start'] as const

/** One of the files in baseline/, with the same settings of Node. */
export const baseline = (name: string): Command => [
  'sh',
  '-c',
  manifest.scripts.start.replace('server/main.ts', `bench/baseline/${name}.ts`),
]

type Command = readonly [string, ...string[]]

/** Runs a server on a free port, held to its core, with no other settings than these. */
export function startServer([program, ...args]: Command, settings: Record<string, string>): Promise<Server> {
  return launch(onCoreOf('server', program, args), settings)
}

/** Likewise, but free to use the whole machine. @param checkout whose program it runs: this one's */
export function startUnpinnedServer(
  [program, ...args]: Command,
  settings: Record<string, string>,
  checkout = REPOSITORY,
): Promise<Server> {
  return launch([program, args], settings, checkout)
}

async function launch(
  [program, args]: [string, string[]],
  settings: Record<string, string>,
  cwd = REPOSITORY,
): Promise<Server> {
  const port = await freePort()
  const { HOME } = process.env
  const PATH = [dirname(process.execPath), process.env.PATH].join(delimiter)
  const begun = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { PATH, HOME, PORT: String(port), LOG_LEVEL: 'silent', RATE_LIMITS: 'off', ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  children.add(child)
  const complaints: string[] = []
  child.stderr.on('data', (chunk) => complaints.push(String(chunk)))
  const origin = `http://127.0.0.1:${port}`
  await firstAnswer(`${origin}/api/health`, child, complaints)
  return { origin, pid: child.pid ?? 0, startedIn: performance.now() - begun, stop: () => stop(child) }
}

async function firstAnswer(url: string, child: ChildProcess, complaints: readonly string[]): Promise<void> {
  const giveUpAt = performance.now() + LONGEST_START
  for (;;) {
    if (child.exitCode !== null) throw new Error(`A server ended before it answered: ${complaints.join('')}`)
    const answer = await fetch(url).catch(() => undefined)
    if (answer?.ok) return
    if (performance.now() > giveUpAt) throw new Error(`${url} does not answer: ${complaints.join('')}`)
    await setTimeout(ASK_AGAIN_AFTER)
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  children.delete(child)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port was found.')
  return address.port
}

/** A folder of its own that is gone when the program ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-bench-'))
  folders.add(folder)
  return folder
}

export function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  folders.delete(folder)
}

/** However the program ends, it leaves no process and no folder behind. */
export function cleanUpOnExit(): void {
  process.on('exit', () => {
    for (const child of children) child.kill('SIGKILL')
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))
}
