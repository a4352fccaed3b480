import { isIP } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '#server/config.ts'
import { Refusal } from '#server/refusal.ts'

/** Asked by balancers and monitors, which know an address and no name. */
const BY_ANY_NAME = new Set(['/api/health', '/api/ready', '/metrics'])

const OUR_MACHINE = ['localhost', '127.0.0.1', '[::1]']
const EVERY_ADDRESS = ['0.0.0.0', '::', '[::]']

type Names = Pick<Config, 'publicUrl' | 'host'>

/**
 * Refuses a request that names another host than PUBLIC_URL does, or two: some other site's name may lead here, by a
 * mistake or on purpose. Without a public address the names of this machine and HOST are ours.
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
  // A number is where it leads; only a name can be made to lead elsewhere later.
  const isAnyAddress = EVERY_ADDRESS.includes(host)
  return (name) => names.has(name) || (isAnyAddress && isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0)
}

/** Without the port: a proxy may leave it out. */
function hostNameOf({ headers }: FastifyRequest): string {
  return (headers.host ?? '').toLowerCase().replace(/:\d*$/, '')
}

/** Node keeps the first of two and says nothing. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
    .length
}
