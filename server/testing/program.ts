import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const MAIN = join(import.meta.dirname, '../main.ts')

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
  const child = spawn(process.execPath, [MAIN], {
    env: { PATH: process.env.PATH, RATE_LIMITS: 'off', LOG_LEVEL: 'error', ...settings },
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

export function aFolder(): string {
  return mkdtempSync(join(tmpdir(), 'whistlestop-test-'))
}

/** A port that was free a moment ago. */
export function aPort(): Promise<string> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(String(address.port)) : reject(new Error('no port')),
      )
    })
  })
}
