import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { connectTo } from './connection.ts'
import { CHROMIUM_ARGUMENTS } from './find-browser.ts'
import { aStranger, expect, SAME_ORIGIN, test } from './journey.ts'

/** How often a browser is killed with SIGKILL, and the seed that says when: `KILL_RUNS=100 KILL_SEED=7 npm run test:kills`. */
const RUNS = Number(process.env.KILL_RUNS ?? 3)
const SEED = Number(process.env.KILL_SEED ?? 1)

const TALKS = 'Talk to 10 people'

/** A browser with a profile on the disk, which a kill leaves as it is at that moment. */
type Browser = { process: ChildProcess; context: BrowserContext; page: Page }

/** The one that runs: there's never a second. */
let running: Browser | undefined

test.afterEach(async () => {
  if (running) await kill(running)
})

test.setTimeout((RUNS + 1) * 120_000)

test('browsers that are killed between acts and while these are sent lose none and send none twice', async ({
  baseURL,
  request,
}) => {
  const connection = await connectTo(String(baseURL))
  for (let run = 0; run < RUNS; run++) {
    const began = performance.now()
    const draw = drawnFrom(SEED * 1_000 + run)
    // Of their own, because how many are drawn depends on the kills.
    const drawDelay = drawnFrom(-SEED * 1_000 - run)
    const profile = mkdtempSync(join(tmpdir(), 'whistlestop-e2e-profile-'))
    const registered = await request.post('/api/auth/register', { data: aStranger(), headers: SAME_ORIGIN })
    const { user } = await registered.json()
    const { cookies } = await request.storageState()
    const wanted = 1 + Math.floor(draw() * 10)

    // Acts without a connection; the browser is killed right after the last press, or a moment later.
    let browser = await start(profile, cookies)
    await openDashboard(browser.page, connection.url)
    connection.isAway = true
    const isSeenToBeKept = draw() < 0.5
    await browser.page.evaluate(actTimes, { title: TALKS, wanted, isSeenToBeKept })
    const kept = isSeenToBeKept ? wanted : wanted - 1
    await aMoment(draw() * 50)
    await kill(browser)

    // The connection is back, slowly, and the browser is killed while acts are sent, up to three times.
    connection.isAway = false
    connection.delay = () => drawDelay() * 100
    const kills = Math.floor(draw() * 4)
    for (let killed = 0; killed < kills; killed++) {
      browser = await start(profile, cookies)
      await browser.page.goto(`${connection.url}/dashboard`, { waitUntil: 'commit' })
      await aMoment(draw() * 2_500)
      await kill(browser)
    }

    connection.delay = () => 0
    browser = await start(profile, cookies)
    await openDashboard(browser.page, connection.url)
    await expect.poll(() => keptActs(browser.page), { intervals: [50] }).toBe(0)
    const answer = await request.get(`/api/users/${user.id}/challenges`)
    const challenges: { title: string; count: number }[] = await answer.json()
    const count = challenges.find(({ title }) => title === TALKS)?.count ?? 0
    const told = `run ${run} of seed ${SEED}: ${kept} of ${wanted} acts known to be kept, killed ${kills} times more`
    expect(count, told).toBeGreaterThanOrEqual(kept)
    expect(count, told).toBeLessThanOrEqual(wanted)
    const me = await (await request.get('/api/auth/me')).json()
    expect(me.tokens, told).toBe(user.tokens + (count === 10 ? 10 : 0))
    await kill(browser)
    rmSync(profile, { recursive: true, force: true })
    console.log(`${told}: ${count} counted, ${Math.round((performance.now() - began) / 100) / 10} s`)
  }
  connection.stop()
})

/**
 * Runs in the page. Presses as often as wanted, each time as soon as the list shows the act before.
 * @returns after the last press, or once that is shown too
 */
async function actTimes(wish: { title: string; wanted: number; isSeenToBeKept: boolean }): Promise<void> {
  const strip = () => document.querySelector('[aria-label="Not sent yet"]')?.textContent ?? ''
  for (let act = 1; act <= wish.wanted; act++) {
    const heading = [...document.querySelectorAll('li h3')].find((each) => each.textContent === wish.title)
    heading?.closest('li')?.querySelector('button')?.click()
    if (act === wish.wanted && !wish.isSeenToBeKept) return
    const waits = act === 1 ? '1 thing waits' : `${act} things wait`
    while (!strip().includes(waits)) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function start(profile: string, cookies: Parameters<BrowserContext['addCookies']>[0]): Promise<Browser> {
  const options = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const process = spawn(String(env('CHROMIUM_PATH')), [...CHROMIUM_ARGUMENTS, ...options], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    process.stderr?.on('data', (chunk: Buffer) => {
      said += String(chunk)
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    process.once('exit', () => reject(new Error(`The browser ended at its start: ${said}`)))
  })
  const connected = await chromium.connectOverCDP(address)
  const [context] = connected.contexts()
  if (context === undefined) throw new Error('The browser has no context')
  // A killed browser may not have written its cookies; the phone of a member has had them for long.
  await context.addCookies(cookies)
  const page = context.pages()[0] ?? (await context.newPage())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  running = { process, context, page }
  return running
}

/** The browser with all its processes, at once. */
async function kill({ process: browser }: Browser): Promise<void> {
  running = undefined
  const ended = new Promise<void>((resolve) => browser.once('exit', () => resolve()))
  if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL')
  await ended
}

/** Until an act without a connection is kept: what the strip brings along is there. */
async function openDashboard(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/dashboard`, { waitUntil: 'commit' })
  await page.waitForFunction(() =>
    ['outbox-strip', 'the-outbox', 'toast-viewport'].every((name) =>
      performance.getEntriesByType('resource').some((entry) => entry.name.includes(`/${name}-`)),
    ),
  )
  await expect(page.getByRole('heading', { name: TALKS })).toBeVisible()
}

function keptActs(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { promise, resolve } = Promise.withResolvers<number>()
    const request = indexedDB.open('whistlestop')
    request.onsuccess = () => {
      const count = request.result.transaction('acts').objectStore('acts').count()
      count.onsuccess = () => {
        request.result.close()
        resolve(count.result)
      }
    }
    return promise
  })
}

/** A moment that was drawn is what these runs are about. */
function aMoment(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function drawnFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function env(name: string): string | undefined {
  return process.env[name]
}
