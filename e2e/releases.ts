import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { sendOn } from './connection.ts'
import { freePort } from './free-port.ts'

/** What a server has of the site: in a release each script has another name, as if every one of them had changed. */
export interface Releases {
  url: string
  /** The release of pages and scripts. Those of the one before are still there, as every build keeps them. */
  site: number
  /** The release of the service worker, where another process of the site, or none at all, answers that request. */
  worker: number
  /** In place of the service worker: the origin of a program that withdraws it. */
  withdrawnBy: string | undefined
  /** What a page or worker asked for in vain. */
  missing: string[]
  stop: () => void
}

/** As the build names it, in a document, in another script or in the worker's lists. */
const NAMED = /((?:assets\/en\/|\.\/)[\w~$.-]+-[\w-]{8})\.js/g
const ADDRESS = /^\/assets\/en\/(.+-[\w-]{8})(?:\.r(\d+))?\.js$/
const VERSION = /version:([`'"])\w{12}\1/

/** A server in front of a program, which shows its site as one of several releases. Release 0 is the site as it was built. */
export async function serveReleases(program: string): Promise<Releases> {
  const port = await freePort()
  const server = createServer((incoming, answer) => {
    // The browser has left, or the program has.
    pass(incoming, answer).catch(() => answer.destroy())
  })
  const releases: Releases = {
    url: `http://localhost:${port}`,
    site: 0,
    worker: 0,
    withdrawnBy: undefined,
    missing: [],
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
  return releases

  async function pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { pathname } = new URL(incoming.url ?? '/', program)
    const { site, worker, withdrawnBy } = releases
    const [, script, of = '0'] = ADDRESS.exec(pathname) ?? []
    if (script !== undefined && Number(of) !== site && Number(of) !== site - 1) {
      releases.missing.push(pathname)
      answer.writeHead(404).end()
      return
    }
    const isWorker = pathname === '/service-worker.js'
    const url = script === undefined ? incoming.url : `/assets/en/${script}.js`
    const got = await ask(incoming, isWorker && withdrawnBy ? withdrawnBy : program, url)
    const headers = { ...got.headers }
    const isPage = String(headers['content-type']).startsWith('text/html')
    if (!isPage && script === undefined && !isWorker) {
      answer.writeHead(got.statusCode ?? 502, headers)
      got.pipe(answer)
      return
    }
    delete headers['content-length']
    delete headers.etag
    delete headers['last-modified']
    const written = await text(got)
    const release = isWorker ? worker : script === undefined ? site : Number(of)
    answer.writeHead(got.statusCode ?? 502, headers).end(asReleased(written, release))
  }
}

function asReleased(written: string, release: number): string {
  if (release === 0) return written
  const renamed = written.replaceAll(NAMED, `$1.r${release}.js`)
  return renamed.replace(VERSION, `version:"release-${release}"`)
}

/** In no encoding that would hide the text, and whole, whatever the browser has of another release. */
function ask(incoming: IncomingMessage, program: string, path: string | undefined): Promise<IncomingMessage> {
  const { 'if-none-match': _, 'if-modified-since': __, ...headers } = incoming.headers
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  const outgoing = sendOn(incoming, program, { path, headers: { ...headers, 'accept-encoding': 'identity' } })
  outgoing.once('response', resolve)
  outgoing.once('error', reject)
  return promise
}
