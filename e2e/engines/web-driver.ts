/** How long the driver may take to answer, in milliseconds. */
const LIMIT_MS = 60_000
/**
 * And for a script. WebKit's driver sometimes never answers one that it got while the document was being replaced. `until`
 * asks again before its own timeout.
 */
const SCRIPT_LIMIT_MS = 10_000

/** A session of the WebDriver protocol: the few calls of it that a journey needs. */
export type WebDriverSession = {
  goTo: (url: string) => Promise<void>
  execute: (script: string, given: unknown[]) => Promise<unknown>
  act: (sources: readonly object[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  /** In base64. */
  screenshot: () => Promise<string>
  end: () => Promise<void>
}

/** @throws Error with the driver's own words where it refuses */
export async function openSession(driver: string, capabilities: object): Promise<WebDriverSession> {
  const session = await call(driver, 'POST', '/session', { capabilities: { alwaysMatch: capabilities } })
  const { sessionId } = session as { sessionId: string }
  const ask = (method: string, path: string, body?: object, limit?: number) =>
    call(driver, method, `/session/${sessionId}${path}`, body, limit)
  return {
    goTo: async (url) => void (await ask('POST', '/url', { url })),
    execute: (script, args) => ask('POST', '/execute/sync', { script, args }, SCRIPT_LIMIT_MS),
    act: async (actions) => void (await ask('POST', '/actions', { actions })),
    resize: async (width, height) => void (await ask('POST', '/window/rect', { width, height })),
    screenshot: async () => String(await ask('GET', '/screenshot')),
    end: async () => void (await ask('DELETE', '')),
  }
}

/** Whether the driver takes sessions yet. */
export async function isReady(driver: string): Promise<boolean> {
  return call(driver, 'GET', '/status').then(
    () => true,
    () => false,
  )
}

async function call(driver: string, method: string, path: string, body?: object, limit = LIMIT_MS): Promise<unknown> {
  const answer = await fetch(`${driver}${path}`, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limit),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${path}: ${error}: ${message}`)
}
