import { readFileSync, rmSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFolder, aPort, type Program, startServing } from '#server/testing/program.ts'
import { formOf } from '#server/testing/uploads.ts'

/** In milliseconds. How long anyone's request may wait while a file is read. */
const LONGEST_WAIT = 100

const COURSE = 256 * 1024

/** Each as large as it may be, but the first, which is refused for its size. */
const COURSES: Record<string, string> = {
  '900,000 commas': `[${','.repeat(899_000)}`,
  commas: `[${','.repeat(COURSE - 1)}`,
  'brackets that never match': '[}'.repeat(COURSE / 2),
  'lists in lists': '- '.repeat(COURSE / 2),
  'mappings in mappings': '{a: '.repeat(COURSE / 4),
  'aliases of aliases': aliasBomb(),
  names: Array.from({ length: 30_000 }, (_, index) => `${index}:`).join('\n'),
}

const LEADS: Record<string, string> = {
  '520,000 lines': 'a\n'.repeat(520_000),
  '518,000 lines under a heading': `name,email\n${'a\n'.repeat(518_000)}`,
  'a million fields': ','.repeat(1_000_000),
  'a quotation that never ends': `name,email\n"${'""'.repeat(500_000)}`,
  'five thousand people': `name,email\n${Array.from({ length: 5_000 }, (_, index) => `Ada,p${index}@x.example\n`).join('')}`,
}

let folder: string
let program: Program
let cookie = ''

beforeAll(async () => {
  folder = aFolder()
  const settings = { PORT: await aPort(), DATA_DIR: folder, ADMIN_PASSWORD: 'first-class' }
  program = await startServing(settings)
  const body = JSON.stringify({ email: 'admin@example.com', password: 'first-class' })
  const answer = await write('/api/auth/login', body)
  expect(answer.status).toBe(200)
  cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
})
afterAll(async () => {
  program.process.kill('SIGKILL')
  await program.ended
  rmSync(folder, { recursive: true })
})

function write(
  path: string,
  body: string | Uint8Array<ArrayBuffer>,
  contentType = 'application/json',
): Promise<Response> {
  const headers = { 'content-type': contentType, 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}) }
  return fetch(program.url + path, { method: 'POST', headers, body, signal: AbortSignal.timeout(30_000) })
}

test.each(Object.entries(COURSES))('a course file of %s is refused, and nobody waits for it', async (_name, yaml) => {
  const body = JSON.stringify({ yaml })
  await expectNobodyToWait(async () => {
    const { status } = await write('/api/admin/courses/import', body)
    expect([400, 413]).toContain(status)
  })
})

test.each(Object.entries(LEADS))('a file of leads of %s is answered, and nobody waits for it', async (_name, csv) => {
  const consent = { consentText: 'I agree to be contacted.', consentSource: 'Our stand at the fair' }
  const { body, contentType } = await formOf(consent, { content: Buffer.from(csv), name: 'people.csv' })
  const sent = new Uint8Array(body)
  await expectNobodyToWait(async () => {
    const { status } = await write('/api/admin/leads/preview', sent, contentType)
    expect([200, 400]).toContain(status)
  })
})

/** Requests the courses as a visitor while the file is read, and measures how long each call waited for the program. */
async function expectNobodyToWait(attack: () => Promise<void>): Promise<void> {
  const waits: number[] = []
  let isOver = false
  const calls = (async () => {
    do waits.push(await waitForCourses())
    while (!isOver)
  })()
  await attack().finally(() => {
    isOver = true
  })
  await calls
  expect(program.process.exitCode).toBeNull()
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT)
}

/**
 * @returns how long the thread that answers requests computed during one call, in milliseconds: other work on the machine
 * doesn't lengthen it. Where the system doesn't tell, how long the call took.
 */
async function waitForCourses(): Promise<number> {
  const [asked, computed] = [performance.now(), threadTime()]
  const answer = await fetch(`${program.url}/api/courses`)
  await answer.arrayBuffer()
  expect(answer.status).toBe(200)
  return computed === undefined ? performance.now() - asked : (threadTime() ?? Number.NaN) - computed
}

/** Processor time of the program's main thread in milliseconds; undefined outside Linux. */
function threadTime(): number | undefined {
  const { pid } = program.process
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}

/** Nine lists, each of nine of the one before. */
function aliasBomb(): string {
  const lists = Array.from({ length: 9 }, (_, index) => {
    const item = index === 0 ? 'x' : `*a${index - 1}`
    return `a${index}: &a${index} [${Array.from({ length: 9 }, () => item).join(', ')}]`
  })
  return lists.join('\n')
}
