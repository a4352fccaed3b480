import type { Config } from '#server/config.ts'

/** The services of Chrome and those made from it, Firefox, Safari and Edge: the host itself, or any host below it. */
const SERVICES = [
  { host: 'fcm.googleapis.com', isBelow: false },
  { host: 'push.services.mozilla.com', isBelow: true },
  { host: 'push.apple.com', isBelow: true },
  { host: 'notify.windows.com', isBelow: true },
] as const

/**
 * Whether the server may send requests to this endpoint. The caller chooses it, so only https and the hosts of push
 * services are allowed, on their usual port and without a username or password.
 */
export function isPushService(endpoint: string, { pushTestService }: Pick<Config, 'pushTestService'>): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (pushTestService !== undefined && origin === pushTestService) return true
  if (protocol !== 'https:' || port !== '' || hostname.startsWith('.')) return false
  return SERVICES.some(({ host, isBelow }) => (isBelow ? hostname.endsWith(`.${host}`) : hostname === host))
}

/** The normalised endpoint, which is compared and stored: without the fragment, which no service receives. */
export function endpointOf(endpoint: string): string {
  const url = new URL(endpoint)
  url.hash = ''
  // Also removes a lone question mark.
  if (url.search === '') url.search = ''
  return url.href
}
