/** One browser engine, started. */
export type Engine = {
  name: EngineName
  /** A tab that shares nothing with any other: cookies, storage and caches are its own. */
  open: (size: Size) => Promise<Tab>
  stop: () => Promise<void>
}

export type EngineName = 'chromium' | 'firefox' | 'webkit'

export type Size = { width: number; height: number }

/** All that a journey needs of a browser. What to look for and how long to wait is the same for each: visit.ts. */
export type Tab = {
  /** Resolves once the new document answers, not once it is complete. */
  goTo: (url: string) => Promise<void>
  /**
   * Runs a function in the page. It is sent as text, so it uses nothing but its arguments.
   * @throws Error while the page is being replaced
   */
  run: <Arguments extends unknown[], Result>(
    what: (...given: Arguments) => Result,
    ...given: Arguments
  ) => Promise<Awaited<Result>>
  /** A press of the mouse at a point of the window. */
  press: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  pressEnter: () => Promise<void>
  /** What the page has complained about until now: errors, broken rules of its security policy, other hosts. */
  complaints: () => readonly string[]
  screenshot: () => Promise<Uint8Array>
  close: () => Promise<void>
}
