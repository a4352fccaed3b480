import { once } from 'node:events'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { aFolder, aPort, type Program, startProgram } from '#server/testing/program.ts'

const programs: Program[] = []
const folders: string[] = []

async function start(settings: Record<string, string> = {}): Promise<Program> {
  const DATA_DIR = settings.DATA_DIR ?? folder()
  const program = await startProgram({ PORT: await aPort(), ...settings, DATA_DIR })
  programs.push(program)
  return program
}

function folder(): string {
  const path = aFolder()
  folders.push(path)
  return path
}

afterEach(async () => {
  for (const program of programs.splice(0)) {
    program.process.kill('SIGKILL')
    await program.ended
  }
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
})

/** A refused start prints one line without internals, and ends with 1. */
async function expectRefusal(program: Program, sentence: RegExp): Promise<void> {
  expect(await program.ended).toBe(1)
  const lines = program.said().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/^Whistlestop cannot start: /)
  expect(lines[0]).toMatch(sentence)
}

describe('the program', () => {
  test('serves, and says where and how the administrator gets in, on its first start only', async () => {
    const DATA_DIR = folder()
    const first = await start({ DATA_DIR })
    expect((await fetch(`${first.url}/api/health`)).status).toBe(200)
    expect(first.said()).toMatch(/Whistlestop is open at http:\/\/localhost:\d+/)
    await expect
      .poll(() => first.said())
      .toMatch(/Administrator admin@example\.com: .*\/reset-password#token=[\w-]{43}/)
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = await start({ DATA_DIR })
    expect(second.said()).not.toContain('reset-password')
  })

  test('says how to get a link while the administrator has no password, as after a start that failed', async () => {
    const [DATA_DIR, PORT] = [folder(), await aPort()]
    const other = await start({ PORT })
    expect(await (await start({ DATA_DIR, PORT })).ended).toBe(1)
    other.process.kill('SIGKILL')
    await other.ended
    const second = await start({ DATA_DIR, PORT })
    await expect.poll(() => second.said()).toContain('npm run admin:link -- admin@example.com')
    expect(second.said()).not.toContain('reset-password')
  })

  test('warns of a push service for tests, and only where one is set', async () => {
    const [without, withOne] = await Promise.all([
      start({ LOG_LEVEL: 'warn' }),
      start({ LOG_LEVEL: 'warn', PUSH_TEST_SERVICE: 'http://127.0.0.1:9' }),
    ])
    // The log is written behind what the program says on its own. At its end all of it is there.
    for (const program of [without, withOne]) program.process.kill('SIGTERM')
    await Promise.all([without.ended, withOne.ended])
    expect(without.said()).toContain('Whistlestop is open')
    expect(without.said()).not.toContain('PUSH_TEST_SERVICE')
    expect(withOne.said()).toContain('PUSH_TEST_SERVICE is set')
  })

  test('goes on serving for a moment on SIGTERM, while it reports not ready and closes connections', async () => {
    const program = await start()
    const ask = (path: string) => fetch(program.url + path)
    expect((await ask('/api/ready')).status).toBe(200)
    program.process.kill('SIGTERM')
    await expect.poll(async () => (await ask('/api/ready')).status, { interval: 10 }).toBe(503)
    const answer = await ask('/api/missions')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('connection')).toBe('close')
    expect(await program.ended).toBe(0)
  })

  test('closes the connection after a request that was under way on SIGTERM', async () => {
    const program = await start()
    const agent = new Agent({ keepAlive: true })
    const asking = request(`${program.url}/api/auth/login`, {
      method: 'POST',
      agent,
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'content-length': 2 },
    })
    asking.write('{')
    const [socket] = await once(asking, 'socket')
    await once(socket, 'connect')
    const ready = async () => (await fetch(`${program.url}/api/ready`)).status
    // It has the headers of the other connection by the time it answers this one.
    expect(await ready()).toBe(200)
    program.process.kill('SIGTERM')
    await expect.poll(ready, { interval: 10 }).toBe(503)
    asking.end('}')
    const [answer] = (await once(asking, 'response')) as [IncomingMessage]
    expect([answer.statusCode, answer.headers.connection]).toEqual([400, 'close'])
    answer.resume()
    expect(await program.ended).toBe(0)
    agent.destroy()
  })

  test('stops on SIGTERM with code 0', async () => {
    const program = await start()
    program.process.kill('SIGTERM')
    expect(await program.ended).toBe(0)
  })

  test('never promotes an account that exists, but says how to', async () => {
    const DATA_DIR = folder()
    const first = await start({ DATA_DIR })
    await fetch(`${first.url}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ name: 'Ana', email: 'ana@example.com', password: 'first-class' }),
    })
    first.process.kill('SIGTERM')
    await first.ended
    const second = await start({ DATA_DIR, ADMIN_EMAILS: 'Ana@Example.com' })
    await expect.poll(() => second.said()).toContain('npm run create-admin -- --promote Ana@Example.com')
  })

  test('gives the administrator ADMIN_PASSWORD where it is set, and repeats it nowhere', async () => {
    const program = await start({ ADMIN_PASSWORD: 'a long secret' })
    const answer = await fetch(`${program.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ email: 'admin@example.com', password: 'a long secret' }),
    })
    expect(await answer.json()).toMatchObject({ user: { isAdmin: true } })
    expect(program.said()).not.toContain('a long secret')
  })
})

describe('a start is refused in one line, with code 1,', () => {
  test('for a wrong setting', async () => {
    await expectRefusal(await start({ PASSWORD_MIN: 'long' }), /PASSWORD_MIN must be a whole number/)
  })

  test('for a port in use', async () => {
    const PORT = await aPort()
    await start({ PORT })
    await expectRefusal(await start({ PORT }), new RegExp(`127.0.0.1:${PORT} is in use`))
  })

  test('for a data folder that cannot be written', async () => {
    const file = join(folder(), 'not-a-folder')
    writeFileSync(file, '')
    await expectRefusal(await start({ DATA_DIR: join(file, 'data') }), /DATA_DIR|not-a-folder/)
  })

  test.each(['/proc/nope', '/proc/nope/data', '/dev/null'])(
    'for a data folder that can never be: %s',
    async (DATA_DIR) => {
      await expectRefusal(await start({ DATA_DIR }), /DATA_DIR .* cannot be used: /)
    },
  )

  test.each(['999.1.1.1', 'nowhere.invalid', '192.0.2.7'])('for an address that is not ours: %s', async (HOST) => {
    await expectRefusal(await start({ HOST }), /is not (on|an address of) this machine\. Set PORT or HOST/)
  })

  test('for a database with damaged pages', async () => {
    const DATA_DIR = folder()
    const first = await start({ DATA_DIR })
    first.process.kill('SIGTERM')
    await first.ended
    const file = join(DATA_DIR, 'whistlestop.db')
    const bytes = readFileSync(file)
    writeFileSync(file, bytes.fill(0xab, 4_096))
    await expectRefusal(await start({ DATA_DIR }), /The database is damaged: .*\. Restore a backup\./)
  })

  test('for a file that is no database', async () => {
    const DATA_DIR = folder()
    mkdirSync(DATA_DIR, { recursive: true })
    writeFileSync(join(DATA_DIR, 'whistlestop.db'), 'This is a shopping list, not a database. '.repeat(100))
    await expectRefusal(await start({ DATA_DIR }), /whistlestop\.db/)
  })

  test('for a database that a newer program made', async () => {
    const DATA_DIR = folder()
    const first = await start({ DATA_DIR })
    first.process.kill('SIGTERM')
    await first.ended
    const database = new DatabaseSync(join(DATA_DIR, 'whistlestop.db'))
    database.exec("insert into kysely_migration (name, timestamp) values ('9999-from-the-future', '2030-01-01')")
    database.close()
    await expectRefusal(await start({ DATA_DIR }), /newer/)
  })

  test('for a PostgreSQL that does not answer', { timeout: 30_000 }, async () => {
    const port = await aPort()
    await expectRefusal(
      await start({ DATABASE_URL: `postgres://nobody:pssst@127.0.0.1:${port}/nowhere` }),
      /DATABASE_URL|PostgreSQL|database/i,
    )
    expect(programs.at(-1)?.said()).not.toContain('pssst')
  })
})
