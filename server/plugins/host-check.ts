import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'

/** Load balancers and monitors call these by IP address. */
const BY_ANY_NAME = new Set(['/api/health', '/api/ready', '/metrics'])

const OUR_MACHINE = ['localhost', '127.0.0.1', '[::1]']
const EVERY_ADDRESS = ['0.0.0.0', '::', '[::]']

type Names = Pick<Config, 'publicUrl' | 'host'>

/**
 * Refuses a request whose host isn't that of PUBLIC_URL, or that names two: another site's name may resolve to this
 * server, by mistake or on purpose. Without a public address, the names of this machine and HOST are accepted.
 */
export function requireOurHost(app: FastifyInstance, config: Names): void {
  const isOurs = ourHosts(config)
  app.addHook('onRequest', (request, _reply, done) => {
    const isTwice = countHosts(request.raw.rawHeaders) > 1
    if (!isTwice && (isOurs(hostNameOf(request)) || BY_ANY_NAME.has(request.url))) done()
    else done(new Refusal('INVALID', { message: ({ requests }) => requests.otherHost(config) }))
  })
}

function ourHosts({ publicUrl, host }: Names): (name: string) => boolean {
  const { hostname } = new URL(publicUrl)
  if (!OUR_MACHINE.includes(hostname)) return (name) => name === hostname
  const names = new Set([...OUR_MACHINE, host.includes(':') ? `[${host}]` : host.toLowerCase()])
  // An IP address can't be made to resolve elsewhere later, as a name can.
  const isAnyAddress = EVERY_ADDRESS.includes(host)
  return (name) => names.has(name) || (isAnyAddress && isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0)
}

/** Without the port, because a proxy may omit it. */
function hostNameOf({ headers }: FastifyRequest): string {
  return (headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
}

/** Node silently keeps the first of two. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length
}
