import type { NewPushDevice } from 'contract/push'

/** Whether this browser can show reminders: an iPhone or iPad only once the site is on the Home Screen. */
export type PushSupport = 'ready' | 'blocked' | 'install-first' | 'unsupported'

/** How long a browser may take to set up its subscription, which its maker's push service makes. In milliseconds. */
const TIMEOUT = 20_000

export function pushSupport(): PushSupport {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) {
    const isInTab = 'standalone' in navigator && navigator.standalone === false
    return isInTab ? 'install-first' : 'unsupported'
  }
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** To be called in a press: browsers ask only then. @returns whether the person allows notifications */
export async function askPermission(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted'
}

/** What the server needs to reach this browser. @throws where the browser doesn't set it up */
export async function subscribe(publicKey: string): Promise<NewPushDevice> {
  const { pushManager } = await inTime(navigator.serviceWorker.ready)
  // One that was made with an older key of the site reaches nobody.
  await (await pushManager.getSubscription())?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const { endpoint, keys } = (await inTime(pushManager.subscribe(options))).toJSON()
  const { p256dh, auth } = keys ?? {}
  if (endpoint === undefined || p256dh === undefined || auth === undefined) throw new Error('no keys')
  return { endpoint, p256dh, auth }
}

/** Whether this browser subscribed with another key than the site has now, so that nothing reaches it any more. */
export async function hasOldKey(publicKey: string): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const subscription = await registration?.pushManager?.getSubscription()
  const key = subscription?.options?.applicationServerKey
  return key !== undefined && key !== null && base64url(new Uint8Array(key)) !== publicKey
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT, new Error('no answer')))
  return Promise.race([promise, late])
}
