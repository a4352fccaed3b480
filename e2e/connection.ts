import { createServer, type IncomingMessage, request } from 'node:http'
import { freePort } from './free-port.ts'

/** A connection to a program that can be away, and slow. */
export interface Connection {
  url: string
  isAway: boolean
  /** How long a write and its answer are each on their way, in milliseconds. */
  delay: () => number
  stop: () => void
}

export async function connectTo(program: string): Promise<Connection> {
  const url = `http://localhost:${await freePort()}`
  const server = createServer((incoming, answer) => {
    // A killed browser hears no answer.
    answer.once('error', () => undefined)
    if (connection.isAway) {
      incoming.socket.destroy()
      return
    }
    const pass = () => {
      const outgoing = sendOn(incoming, program)
      outgoing.once('error', () => answer.destroy())
      outgoing.once('response', (got) => {
        const reply = () => {
          answer.writeHead(got.statusCode ?? 502, got.headers)
          got.pipe(answer)
        }
        if (isWrite(incoming)) setTimeout(reply, connection.delay())
        else reply()
      })
    }
    if (isWrite(incoming)) setTimeout(pass, connection.delay())
    else pass()
  })
  const connection: Connection = {
    url,
    isAway: false,
    delay: () => 0,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
  await new Promise<void>((resolve) => server.listen(Number(new URL(url).port), 'localhost', resolve))
  return connection
}

const isWrite = ({ method }: IncomingMessage): boolean => method !== 'GET'

/** Sends a request on to a program, which takes itself for the only server. */
export function sendOn(
  incoming: IncomingMessage,
  program: string,
  { path = incoming.url, headers = incoming.headers } = {},
) {
  const { host, port } = new URL(program)
  const outgoing = request({
    host: 'localhost',
    port,
    path,
    method: incoming.method,
    headers: { ...headers, host },
  })
  incoming.pipe(outgoing)
  return outgoing
}
