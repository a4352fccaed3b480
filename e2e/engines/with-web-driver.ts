import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../free-port.ts'
import type { Engine, Size, Tab } from './engine.ts'
import { type Complaint, drainComplaints } from './page-complaints.ts'
import { stopWithUs } from './stop-with-us.ts'
import { until } from './until.ts'
import { isReady, openSession, type WebDriverSession } from './web-driver.ts'

/** As the protocol names it. */
const ENTER = '\uE007'

/** WebKitGTK by its own driver. */
export function startWebKit(miniBrowser: string): Engine {
  return { name: 'webkit', open: (size) => openTab(miniBrowser, size), stop: () => Promise.resolve() }
}

/** A screen without a monitor, for one window: with two, a picture of the one behind may never be taken. */
async function startScreen(): Promise<{ display: string; stop: () => Promise<void> }> {
  const screen = stopWithUs(
    spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1500x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      detached: true,
    }),
  )
  try {
    return { display: await displayOf(screen.process), stop: screen.stop }
  } catch (error) {
    await screen.stop()
    throw error
  }
}

/** Xvfb takes a number that is free and says which. */
async function displayOf(screen: ChildProcess): Promise<string> {
  const answer = screen.stdio[3]
  if (!answer) throw new Error('Xvfb was started without a way to say its display.')
  const ended = once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended at its start.')))
  const [chunk] = await Promise.race([once(answer, 'data'), ended])
  return String(chunk).trim()
}

/** With a driver of its own, because a driver has one session, which is a browser of its own. */
async function openTab(binary: string, size: Size): Promise<Tab> {
  const screen = await startScreen()
  const port = await freePort()
  const driver = stopWithUs(
    spawn('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`], {
      // Without a graphics card the buffers that it shares otherwise can't be had.
      env: { ...process.env, DISPLAY: `:${screen.display}`, WEBKIT_DISABLE_DMABUF_RENDERER: '1' },
      stdio: 'ignore',
      detached: true,
    }),
  )
  const stop = () => driver.stop().finally(screen.stop)
  try {
    const address = `http://127.0.0.1:${port}`
    await until('the WebKit driver is ready', () => isReady(address))
    const session = await openSession(address, {
      browserName: 'MiniBrowser',
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    await resize(session, size)
    return tabOf(session, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

function tabOf(session: WebDriverSession, stopDriver: () => Promise<void>): Tab {
  const complaints: string[] = []
  const run: Tab['run'] = async (what, ...given) => {
    const script = `const seen = (${drainComplaints})(); return Promise.resolve((${what})(...arguments)).then(value => ({ value, seen }))`
    const { value, seen } = (await session.execute(script, given)) as { value: never; seen: Complaint[] }
    complaints.push(...seen)
    return value
  }
  return {
    goTo: (url) => goTo(session, run, url),
    run,
    press: (x, y) => session.act([mouse(Math.round(x), Math.round(y))]),
    type: (text) => session.act([keys([...text])]),
    pressEnter: () => session.act([keys([ENTER])]),
    complaints: () => complaints,
    screenshot: async () => Buffer.from(await session.screenshot(), 'base64'),
    close: () => session.end().finally(stopDriver),
  }
}

/** On a busy machine, a browser that has just started sometimes stays where it is. */
const LOST_AFTER_MS = 15_000

/** Goes on as soon as the new document answers, so that little of what it complains about is missed. */
async function goTo(session: WebDriverSession, run: Tab['run'], url: string): Promise<void> {
  await run(() => Object.assign(window, { isOldDocument: true }) && undefined)
  let asked = Number.NEGATIVE_INFINITY
  await until(`${url} answers`, async () => {
    if (Date.now() - asked > LOST_AFTER_MS) {
      asked = Date.now()
      await session.goTo(url)
    }
    return run(() => !('isOldDocument' in window) && location.protocol.startsWith('http') && document.body !== null)
  })
}

/** The driver sizes the window with its tool bar. The window has a least width, about 450. */
async function resize(session: WebDriverSession, { width, height }: Size): Promise<void> {
  await session.resize(width, height)
  const inner = Number(await session.execute('return innerHeight', []))
  await session.resize(width, height + (height - inner))
}

function mouse(x: number, y: number) {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  }
}

function keys(values: string[]) {
  return {
    type: 'key',
    id: 'keyboard',
    actions: values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  }
}
