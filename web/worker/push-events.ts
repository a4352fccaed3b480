import type { PushDevices, PushMessage } from 'contract/push'
import type { User } from 'contract/users'
import { ownAddress } from './own-address.ts'

const STOP = 'stop'

/** What a notification carries until it's pressed. */
type Kept = Pick<PushMessage, 'path' | 'stop' | 'lang' | 'dir' | 'tag'>

/** Shows reminders, opens what they lead to, and ends them where their button is pressed. */
export function listenForPush(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('push', (event) => event.waitUntil(show(scope, event.data)))
  scope.addEventListener('notificationclick', (event) => event.waitUntil(act(scope, event)))
  scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(subscribeAnew(scope)))
}

/** A browser withdraws the permission of a site that shows nothing, so what can't be read is shown as the site's name. */
async function show(scope: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const message = readMessage(data)
  if (message === undefined) return scope.registration.showNotification('Whistlestop', { tag: 'reminder' })
  const { title, body, lang, dir, tag, path, stop } = message
  const kept: Kept = { path, stop, lang, dir, tag }
  const actions = [{ action: STOP, title: stop.label }]
  const options = { body, lang, dir, tag, icon: '/icon-192.png', data: kept, actions }
  await scope.registration.showNotification(title, options)
}

function readMessage(data: PushMessageData | null): PushMessage | undefined {
  try {
    const message: Partial<PushMessage> | null | undefined = data?.json()
    return typeof message?.title === 'string' && typeof message.stop?.label === 'string'
      ? (message as PushMessage)
      : undefined
  } catch {
    return undefined
  }
}

async function act(scope: ServiceWorkerGlobalScope, { action, notification }: NotificationEvent): Promise<void> {
  notification.close()
  const kept = notification.data as Kept | null
  if (action === STOP && kept !== null) return stopReminders(scope, kept)
  await open(scope, kept?.path ?? '/dashboard')
}

/** Where it fails, the account page is opened, which has the same switch. */
async function stopReminders(scope: ServiceWorkerGlobalScope, { stop, lang, dir, tag }: Kept): Promise<void> {
  try {
    const response = await fetch(ownAddress(scope.location.origin, stop.path), { method: 'POST' })
    if (!response.ok) throw new Error(`status ${response.status}`)
    const { message }: { message: string } = await response.json()
    await (await scope.registration.pushManager.getSubscription())?.unsubscribe()
    await scope.registration.showNotification(message, { lang, dir, tag })
  } catch {
    await open(scope, '/account#reminders')
  }
}

/** In a tab that shows that page already, or in a new one: another page may hold what isn't saved. */
async function open(scope: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const address = ownAddress(scope.location.origin, path)
  const { pathname, hash } = new URL(address)
  const tabs = await scope.clients.matchAll({ type: 'window' })
  // A tab can be shown, but not taken to the part of the page that a hash names.
  const tab = hash === '' ? tabs.find(({ url }) => new URL(url).pathname === pathname) : undefined
  await (tab?.focus() ?? scope.clients.openWindow(address))
}

/** The browser has changed its subscription by itself. Without a session, or a connection, the member has to do it again. */
async function subscribeAnew(scope: ServiceWorkerGlobalScope): Promise<void> {
  try {
    const { id } = await ask<User>('/api/auth/me')
    const devices = `/api/users/${id}/push-devices`
    const { publicKey } = await ask<PushDevices>(devices)
    const options = { userVisibleOnly: true, applicationServerKey: publicKey }
    const subscription = await scope.registration.pushManager.subscribe(options)
    const { endpoint, keys } = subscription.toJSON()
    const body = JSON.stringify({ endpoint, p256dh: keys?.p256dh, auth: keys?.auth })
    await fetch(devices, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  } catch {
    // The account page shows that this device gets none.
  }
}

async function ask<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.json()
}
