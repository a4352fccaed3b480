import { setTimeout } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { between, figure, remark, seeded, size } from '#server/testing/fault-settings.ts'
import { formOf, PDF_FILE } from '#server/testing/uploads.ts'
import { checkHistories, readContent } from './check-histories.ts'
import { failDiskCalls, mountSmallDisk, storedFiles } from './disk.ts'
import { Ground } from './engines.ts'
import { canTrace } from './strace.ts'
import { aWriter, everybody, type Writer, writeOn } from './writers.ts'

const WRITERS = 8
/** What is left on the small disk, in bytes. */
const LEFT = 256 * 1024
const BACK_WITHIN = 5_000
const ADMINISTRATOR = { email: 'admin@example.com', password: 'first-class' }

describe('a disk that fails under SQLite', () => {
  test('when it is full answers writes with 503 and reads with 200, loses nothing and goes on by itself', async () => {
    const disk = mountSmallDisk()
    if (disk === undefined) return remark('full disk: not tried, because this user may not mount one')
    const ground = new Ground(undefined, disk.folder)
    try {
      const watched = await watch(ground, seeded('full disk'))
      expect(await watched.ready()).toBe(200)
      disk.fill(LEFT)
      await expect.poll(() => watched.refused(), { timeout: 60_000 }).toBeGreaterThanOrEqual(20)
      await expect.poll(() => watched.ready(), { timeout: 10_000 }).toBe(503)
      disk.free()
      const back = await watched.back()
      await expect.poll(() => watched.ready(), { timeout: 2_000 }).toBe(200)
      figure(`full disk: ${watched.summary()}; back ${Math.round(back)} ms after there was room`)
      expect(back).toBeLessThanOrEqual(BACK_WITHIN)
      await watched.finish()
    } finally {
      await ground.stop()
      disk.unmount()
    }
  })

  test('when single calls fail answers writes with 503 and reads with 200, and loses nothing', async () => {
    if (!(await canTrace())) return remark('failing disk calls: not tried, because strace is not there or not allowed')
    const random = seeded('failing disk calls')
    const ground = new Ground()
    try {
      const watched = await watch(ground, random)
      let slowest = 0
      for (const error of ['ENOSPC', 'EIO'] as const) {
        for (let window = 0; window < size('WINDOWS', 4, 20); window++) {
          const when = `${between(random, 1, 20)}+${between(random, 1, 4)}`
          const heal = await failDiskCalls(watched.pid, error, when)
          await setTimeout(between(random, 200, 800))
          await heal()
          slowest = Math.max(slowest, await watched.back())
        }
      }
      figure(`failing disk calls: ${watched.summary()}; back within ${Math.round(slowest)} ms`)
      expect(slowest).toBeLessThanOrEqual(BACK_WITHIN)
      expect(watched.refused()).toBeGreaterThan(0)
      await watched.finish()
    } finally {
      await ground.remove()
    }
  })
})

/** A program with writers, an administrator who uploads, and a reader; every answer is checked. */
async function watch(ground: Ground, random: () => number) {
  const { program } = await ground.start({ ADMIN_PASSWORD: ADMINISTRATOR.password, LOG_LEVEL: 'fatal' })
  const content = await ground.look(readContent)
  const writers = Array.from({ length: WRITERS }, () => aWriter(random))
  const upload = await anUploader(program.url)
  const statuses: Record<string, number> = {}
  const note = (what: string, status: number) => {
    statuses[`${what} ${status}`] = (statuses[`${what} ${status}`] ?? 0) + 1
    return status
  }
  let isOver = false
  const repeat = async (call: () => Promise<unknown>) => {
    while (!isOver) {
      await call()
      await setTimeout(20)
    }
  }
  const work = [
    ...writers.map((writer) => writeOn(writer, content, program.url, () => isOver)),
    repeat(async () => note('upload', await upload())),
    repeat(async () => note('write', await register(program.url))),
    repeat(async () => note('read', await statusOf(`${program.url}/api/courses`))),
  ]
  const refused = () => (statuses['write 503'] ?? 0) + (statuses['upload 503'] ?? 0)
  return {
    pid: program.process.pid ?? 0,
    refused,
    ready: () => statusOf(`${program.url}/api/ready`),
    summary: () => JSON.stringify(statuses),
    /** @returns the milliseconds until a registration succeeds */
    back: async () => {
      const since = performance.now()
      while ((await register(program.url)) !== 201) {
        if (performance.now() - since > 30_000) throw new Error('It does not come back.')
        await setTimeout(10)
      }
      return performance.now() - since
    },
    finish: async () => {
      isOver = true
      await Promise.all(work)
      await settleAll(writers, program.url)
      expect(program.process.exitCode).toBeNull()
      const other = Object.keys(statuses).filter((each) => !/^(write|upload) (201|503)$|^read 200$/.test(each))
      expect(other).toEqual([])
      expect(await ground.look((database) => checkHistories(database, content, everybody(writers)))).toEqual([])
      const kept = await ground.look(({ read }) => read.selectFrom('files').select('id').orderBy('id').execute())
      expect(storedFiles(ground.folder)).toEqual(kept.map(({ id }) => id).sort())
      expect(ground.integrity()).toBe('ok')
    },
  }
}

async function settleAll(writers: readonly Writer[], url: string): Promise<void> {
  for (const { travellers } of writers) await travellers.at(-1)?.settle(url)
}

async function send(
  url: string,
  body: NonNullable<RequestInit['body']>,
  headers: Record<string, string>,
): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin', ...headers }, body })
}

async function register(url: string): Promise<number> {
  const account = { name: 'Ana', email: `${crypto.randomUUID()}@example.com`, password: 'first-class' }
  const answer = await send(`${url}/api/auth/register`, JSON.stringify(account), { 'content-type': 'application/json' })
  await answer.arrayBuffer()
  return answer.status
}

async function statusOf(url: string): Promise<number> {
  const answer = await fetch(url)
  await answer.arrayBuffer()
  return answer.status
}

/** Signs the administrator in. @returns how to upload one small file to the first course */
async function anUploader(url: string): Promise<() => Promise<number>> {
  const json = { 'content-type': 'application/json' }
  const signedIn = await send(`${url}/api/auth/login`, JSON.stringify(ADMINISTRATOR), json)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ')
  const [course] = (await (await fetch(`${url}/api/courses`, { headers: { cookie } })).json()) as { id: number }[]
  const fields = { courseId: String(course?.id), title: 'Leaflet' }
  const { body, contentType } = await formOf(fields, { content: Buffer.concat([PDF_FILE, Buffer.alloc(20_000)]) })
  return async () => {
    const answer = await send(`${url}/api/course-materials/upload`, new Uint8Array(body), {
      'content-type': contentType,
      cookie,
    })
    await answer.arrayBuffer()
    return answer.status
  }
}
