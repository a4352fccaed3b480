import type { Config } from '#server/config.ts'

/** The services of Chrome and those made from it, Firefox, Safari and Edge: the host itself, or any host below it. */
const SERVICES = [
  { host: 'fcm.googleapis.com', isBelow: false },
  { host: 'push.services.mozilla.com', isBelow: true },
  { host: 'push.apple.com', isBelow: true },
  { host: 'notify.windows.com', isBelow: true },
] as const

/**
 * Whether the server may be sent to an endpoint. A browser names it, so anybody can name any: only https, only hosts that
 * belong to push services, only their usual port, and nobody's name and password in it.
 */
export function isPushService(endpoint: string, { pushTestService }: Pick<Config, 'pushTestService'>): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (pushTestService !== undefined && origin === pushTestService) return true
  if (protocol !== 'https:' || port !== '') return false
  return SERVICES.some(({ host, isBelow }) => (isBelow ? hostname.endsWith(`.${host}`) : hostname === host))
}
