import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './find-browser.ts'
import { freePort } from './free-port.ts'

/** Runs the journeys where a browser is found; without one it says so, and fails only where one is required. */
async function run(): Promise<number> {
  const browser = findBrowser(process.env.CHROMIUM_PATH)
  if (browser === undefined) {
    const how = 'Install one (apt-get install chromium, or npx playwright install chromium) or set CHROMIUM_PATH.'
    console.log(`The browser journeys did not run: no Chromium was found. ${how}`)
    return process.env.REQUIRE_BROWSER === '1' ? 1 : 0
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'whistlestop-e2e-'))
  try {
    const mailbox = join(dataDir, 'mailbox')
    mkdirSync(mailbox)
    const mailPort = String(await freePort())
    const env = {
      ...process.env,
      CHROMIUM_PATH: browser,
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      MAILBOX: mailbox,
      MAIL_PORT: mailPort,
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      RATE_LIMITS: 'off',
      // As `npm start`: the programs that journeys start begin in half the time.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/whistlestop-code'),
      // Also those that are not offered yet; in the build and in the program.
      OFFERED_LANGUAGES: 'all',
    }
    const build = spawnSync('node', ['../web/build/build-when-stale.ts'], {
      stdio: 'inherit',
      cwd: import.meta.dirname,
      env,
    })
    if (build.status !== 0) return build.status ?? 1
    const words = ['playwright', 'test', ...process.argv.slice(2)]
    return spawnSync('npx', words, { stdio: 'inherit', cwd: import.meta.dirname, env }).status ?? 1
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

process.exitCode = await run()
