import assert from 'node:assert/strict'
import type { Engine, Size, Tab } from './engine.ts'
import { type Found, findOnPage, type Role, stepsTo, type Target } from './find-on-page.ts'
import { until } from './until.ts'

export const PHONE: Size = { width: 375, height: 812 }
export const DESK: Size = { width: 1366, height: 768 }

/** Somebody in front of a page: they see, press and type, and wait as long as it takes. The same in each engine. */
export type Visit = {
  tab: Tab
  goTo: (path: string) => Promise<void>
  isAt: (path: string) => Promise<void>
  sees: (role: Role, name: string | RegExp, within?: Target) => Promise<Found>
  /** Whether it is there now. */
  shows: (role: Role, name: string | RegExp, within?: Target) => Promise<boolean>
  seesNo: (role: Role, name: string | RegExp, within?: Target) => Promise<void>
  press: (role: Role, name: string | RegExp, within?: Target) => Promise<void>
  /** Into an empty field. */
  fill: (label: string | RegExp, text: string, within?: Target) => Promise<void>
  /** A letter or a digit, or Enter. */
  key: (key: string) => Promise<void>
  /** As the page itself calls the server. @throws AssertionError where it does not succeed */
  call: (method: string, path: string, body?: object) => Promise<unknown>
  /** The page scrolls down, never across. */
  fits: () => Promise<void>
  /** A dialog is open whose beginning can be seen. */
  seesDialog: () => Promise<void>
}

export async function startVisit(engine: Engine, origin: string, size: Size): Promise<Visit> {
  const tab = await engine.open(size)
  const find = (role: Role, name: string | RegExp, within: Target | undefined, isToBePressed: boolean) =>
    tab.run(findOnPage, stepsTo({ role, name, ...(within && { within }) }), isToBePressed)
  const sees: Visit['sees'] = (role, name, within) =>
    until(`see ${role} ${name}`, () => find(role, name, within, false))
  const press: Visit['press'] = async (role, name, within) => {
    let before: Found | null = null
    const { x, y } = await until(`press ${role} ${name}`, async () => {
      const found = await find(role, name, within, true)
      // While the page still moves, the press would miss.
      const isStill = found?.x === before?.x && found?.y === before?.y
      before = found
      return found?.isEnabled && found.isOnTop && isStill && found
    })
    await tab.press(x, y)
  }
  return {
    tab,
    goTo: (path) => tab.goTo(new URL(path, origin).href),
    isAt: async (path) =>
      void (await until(`be at ${path}`, async () => (await tab.run(() => location.pathname)) === path)),
    sees,
    shows: async (role, name, within) => (await find(role, name, within, false)) !== null,
    seesNo: async (role, name, within) =>
      void (await until(`see no ${role} ${name}`, async () => (await find(role, name, within, false)) === null)),
    press,
    fill: async (label, text, within) => {
      await press('field', label, within)
      await tab.type(text)
      await until(`have typed into ${label}`, async () => (await find('field', label, within, false))?.value === text)
    },
    key: (key) => (key === 'Enter' ? tab.pressEnter() : tab.type(key)),
    call: (method, path, body) => callFrom(tab, method, path, body),
    fits: () => fits(tab),
    seesDialog: async () => {
      const { top } = await sees('dialog', '')
      assert.ok(top >= 0, `The dialog begins ${-top} px above the window.`)
    },
  }
}

async function callFrom(tab: Tab, method: string, path: string, body?: object): Promise<unknown> {
  const { status, answer } = await tab.run(
    async (...[method, path, body]: [string, string, string | undefined | null]) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(path, { method, ...(body && { body, headers }) })
      return { status: response.status, answer: await response.text() }
    },
    method,
    path,
    body && JSON.stringify(body),
  )
  assert.ok(status < 300, `${method} ${path}: ${status} ${answer}`)
  return answer === '' ? undefined : JSON.parse(answer)
}

async function fits(tab: Tab): Promise<void> {
  const { content, window } = await tab.run(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }))
  assert.ok(content <= window, `The page is ${content} px wide in a window of ${window} px.`)
}
