import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { DatabaseLocation } from '#server/config.ts'
import type { Database } from '#server/database/database.ts'
import { describeEachSharedDatabase } from '#server/testing/each-database.ts'
import { IS_QUICK } from '#server/testing/fault-settings.ts'
import { aFolder, aPort, type Program, startServing } from '#server/testing/program.ts'
import { Secrets } from '#server/testing/secrets.ts'
import { startSmtpServer } from '#server/testing/smtp-server.ts'
import { VisitWithSecrets } from '#server/testing/visit-with-secrets.ts'

/** The same for all levels, because they share a database. */
const PEOPLE_KEY = randomBytes(32).toString('base64')

/** What the program prints at the start, before the log begins. */
const ANNOUNCED = /^(Whistlestop is open at |Administrator \S+: log in with ADMIN_PASSWORD)/

type Line = { level: number; time: number; pid: number; msg: string; reqId?: string; code?: string } & Source

/** Who a sign-in or a refusal was about, where that is known, from where and by which route. */
type Source = { memberId?: string; addressBlock?: string; route?: string }

describeEachSharedDatabase('the log of a run with all that is secret', (database, location) => {
  const dataDir = aFolder()
  let program: Program | undefined
  afterEach(async () => {
    program?.process.kill('SIGKILL')
    await program?.ended
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function visitedAt(level: string, secrets: Secrets) {
    // Sent mails lose their links, so this mail server accepts none.
    const smtp = await startSmtpServer({ atMail: () => 451 })
    program = await startServing({
      DATA_DIR: dataDir,
      ...databaseSettings(location(), secrets),
      PORT: await aPort(),
      LOG_LEVEL: level,
      ADMIN_EMAILS: `${level}@example.com`,
      ADMIN_PASSWORD: secrets.plant('ADMIN_PASSWORD'),
      METRICS_TOKEN: secrets.plant('METRICS_TOKEN'),
      PEOPLE_KEY: secrets.keep('PEOPLE_KEY', PEOPLE_KEY),
      SMTP_URL: smtp.url.replace('//', `//mailer:${secrets.plant('SMTP_URL')}@`),
    })
    const visit = new VisitWithSecrets(program.url, secrets)
    await visit.comeAndGo()
    await visit.sendNonsense()
    await visit.useLinks(database())
    await visit.forgeLines()
    await visit.meetABrokenDatabase(database())
    await keepHashes(database(), secrets)
    await expect.poll(() => program?.said(), { timeout: 20_000 }).toContain('mail not sent')
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
    await smtp.close()
    const lines = program.said().trimEnd().split('\n')
    return { visit, lines: lines.filter((line) => !ANNOUNCED.test(line)) }
  }

  test.each(IS_QUICK ? ['info'] : ['info', 'debug', 'trace'])(
    'at %s has none of it, is one JSON object a line, and names each login and refusal once',
    { timeout: 60_000 },
    async (level) => {
      const secrets = new Secrets()
      const { lines, visit } = await visitedAt(level, secrets)
      expect(secrets.count).toBeGreaterThan(30)
      expect(lines.flatMap((line) => secrets.foundIn(line).map((what) => `${what} in ${line}`))).toEqual([])
      const said = lines.map((line): Line => JSON.parse(line))
      expect(said.filter(({ msg, time, pid }) => msg === 'forged' || !time || pid !== program?.process.pid)).toEqual([])
      const refusals = said.filter(({ msg }) => msg === 'request refused' || msg === 'request failed')
      expect(refusals.map(({ code }) => code).filter(isRefusal)).toEqual(visit.refused.filter(isRefusal))
      expect(said.filter(({ msg }) => msg === 'logged in')).toHaveLength(visit.signedIn)
      const aboutRequests = said.filter(({ msg }) => /^(signed in|signed out|request refused)$/.test(msg))
      const vague = aboutRequests.filter(
        ({ addressBlock, route }) => addressBlock !== '127.0.0.1' || !/^[A-Z]+ (\/|\(no route\))/.test(route ?? ''),
      )
      expect(vague).toEqual([])
      expect(said.filter(({ msg, memberId }) => msg.startsWith('signed') && !memberId)).toEqual([])
      const wrong = refusals.filter(({ code }) => code === 'WRONG_CREDENTIALS' || code === 'WRONG_PASSWORD')
      expect(wrong.filter(({ memberId }) => memberId !== undefined).length).toBeGreaterThan(1)
      const ids = refusals.map(({ reqId }) => reqId ?? 'none')
      expect(ids.filter((id) => !/^[0-9a-f-]{36}$/.test(id))).toEqual([])
      expect(new Set(ids).size).toBe(ids.length)
    },
  )
})

/** A 404 for an unknown address isn't a refusal. */
function isRefusal(code: string | undefined): boolean {
  return code !== 'NOT_FOUND'
}

async function keepHashes({ read }: Database, secrets: Secrets): Promise<void> {
  for (const { password_hash } of await read.selectFrom('members').select('password_hash').execute()) {
    if (password_hash !== null) secrets.keep('the hash of a password', password_hash)
  }
}

/** With a password where the database asks for one, or takes any. */
function databaseSettings(location: DatabaseLocation, secrets: Secrets): Record<string, string> {
  if (location.kind === 'sqlite') return { DATA_DIR: join(location.file, '..') }
  const url = new URL(location.url)
  if (url.password === '') url.password = secrets.plant('DATABASE_URL')
  return { DATABASE_URL: url.href }
}
