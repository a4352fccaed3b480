import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stopWithUs } from './engines/stop-with-us.ts'
import { freePort } from './free-port.ts'

/** A program with a database of its own, for a journey that changes what every other one sees. */
export type OwnProgram = { url: string; env: NodeJS.ProcessEnv; stop: () => Promise<void> }

/**
 * @param settings of the environment, over its own
 * @throws when it does not start
 */
export async function startOwnProgram(settings: NodeJS.ProcessEnv = {}): Promise<OwnProgram> {
  const folder = mkdtempSync(join(tmpdir(), 'whistlestop-e2e-own-'))
  const port = String(await freePort())
  const url = `http://localhost:${port}`
  const env = {
    ...process.env,
    DATA_DIR: folder,
    PORT: port,
    PUBLIC_URL: url,
    SMTP_URL: '',
    RATE_LIMITS: 'off',
    ...settings,
  }
  const { process: program, stop: end } = stopWithUs(
    spawn('node', ['../server/main.ts'], {
      cwd: import.meta.dirname,
      env,
      stdio: ['ignore', 'pipe', 2],
      detached: true,
    }),
  )
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', removeFolder)
  const ended = new Promise<void>((resolve) => program.once('exit', () => resolve()))
  await Promise.race([isOpen(program), ended.then(() => Promise.reject(new Error('The program ended at its start.')))])
  const stop = async () => {
    await end()
    removeFolder()
    process.off('exit', removeFolder)
  }
  return { url, env, stop }
}

function isOpen(program: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    program.stdout?.on('data', (chunk: Buffer) => {
      if (String(chunk).includes('is open at')) resolve()
    })
  })
}
