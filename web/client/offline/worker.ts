import { language } from 'messages/language'
import { reloadPage } from '#web/client/lazy/reload-page.ts'
import type { Keeping, ToWorker } from '#web/client/offline/kept.ts'
import { offerNewVersion } from '#web/client/offline/new-version.ts'

const ADDRESS = '/service-worker.js'

/** How long a press of *Reload* waits for the new worker, in milliseconds. */
const LONGEST_TAKING_OVER = 3_000

/** How long fetching the screens may take, in milliseconds: 150 kB over a slow connection. */
const LONGEST_KEEPING = 60_000

/** As far as it is used here; TypeScript's library doesn't have it. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: () => string },
  ) => { createScriptURL: (text: string) => string }
}

/** Between two looks for a new version in a tab that stays open, in milliseconds. */
const LOOK_EVERY = 3_600_000

/**
 * Keeps the site on this device, for times without a connection. Called once a page, when it has nothing else to do.
 * @returns whether the worker is there and answers this page's requests
 */
export async function keepSite(): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false
  const { serviceWorker } = navigator
  try {
    const hadWorker = serviceWorker.controller !== null
    // The page's content security policy knows this name.
    const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
    const policy = trustedTypes?.createPolicy('service-worker', { createScriptURL: () => ADDRESS })
    const script = policy?.createScriptURL('') ?? ADDRESS
    const registration = await serviceWorker.register(script, { updateViaCache: 'none' })
    await serviceWorker.ready
    await isControlled()
    tell(serviceWorker.controller, { type: 'here', language })
    if (hadWorker)
      serviceWorker.addEventListener('controllerchange', () => void lookAt(serviceWorker.controller, reloadPage))
    followUpdates(registration)
    if (hadWorker) void lookAtController(registration)
    return true
  } catch {
    // Switched off, out of room, or withdrawn: the site works without.
    return false
  }
}

function followUpdates(registration: ServiceWorkerRegistration): void {
  const look = () => {
    const { waiting } = registration
    void lookAt(waiting, () => takeOver(waiting))
  }
  look()
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  setInterval(() => registration.update().catch(() => undefined), LOOK_EVERY)
}

/** Offers the version of this worker, unless this page is of that version. */
async function lookAt(worker: ServiceWorker | null, take: () => void): Promise<void> {
  if (worker === null) return
  if (!(await hasThisPage(worker))) offerNewVersion(take)
  else if (worker.state === 'installed') tell(worker, { type: 'take over' })
}

/** Offers the version that another tab took before this one listened. One that is older than this page brings an update. */
async function lookAtController(registration: ServiceWorkerRegistration): Promise<void> {
  const { controller } = navigator.serviceWorker
  if (controller === null || (await hasThisPage(controller))) return
  try {
    await registration.update()
  } catch {
    // Without a connection nobody knows.
    return
  }
  if (registration.installing === null && registration.waiting === null) offerNewVersion(reloadPage)
}

/**
 * Switches to the new version and reloads this page; other tabs offer it. The page doesn't wait long for the old worker to
 * finish, because the server has the new version too.
 */
function takeOver(worker: ServiceWorker | null): void {
  navigator.serviceWorker.addEventListener('controllerchange', reloadPage, { once: true })
  setTimeout(reloadPage, LONGEST_TAKING_OVER)
  tell(worker, { type: 'take over' })
}

/** Fetches what this device doesn't have yet of the screens that open without a connection. */
export async function keepScreens(): Promise<Keeping> {
  const { controller } = navigator.serviceWorker
  if (controller === null) return 'failed'
  // A worker of an earlier version doesn't answer this.
  const noAnswer = new Promise<Keeping>((resolve) => setTimeout(resolve, LONGEST_KEEPING, 'failed'))
  return Promise.race([ask<Keeping>(controller, { type: 'here', language }), noAnswer])
}

function tell(worker: ServiceWorker | null, message: ToWorker): void {
  worker?.postMessage(message)
}

function ask<Answer>(worker: ServiceWorker, message: ToWorker): Promise<Answer> {
  const { promise, resolve } = Promise.withResolvers<Answer>()
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data)
  worker.postMessage(message, [port2])
  return promise
}

function hasThisPage(worker: ServiceWorker): Promise<boolean> {
  // The start page has a script of its own, and names those of the application (landing.ts).
  const [named] = document.getElementById('root')?.dataset.application?.split(' ') ?? []
  const script = named ?? document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? ''
  return ask<boolean>(worker, { type: 'has script', script: new URL(script, location.href).pathname })
}

/** The first visit was loaded without a worker; it takes the page over as soon as it is ready. */
async function isControlled(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return
  await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
}
