import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Stands between the program and a server, and can stop passing anything on, as a frozen machine does, or hang up. */
export async function startRelay(target: { host: string; port: number }) {
  const sockets = new Set<Socket>()
  const firstWords: string[] = []
  let frozen = false
  const server = createServer((near) => {
    const far = connect(target)
    near.once('data', (bytes: Buffer) => firstWords.push(bytes.toString('latin1')))
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        if (!frozen) to.write(bytes)
      })
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    /** What each connection began with. */
    firstWords,
    port: (server.address() as AddressInfo).port,
    freeze: () => {
      frozen = true
    },
    thaw: () => {
      frozen = false
    },
    hangUp,
    close: async () => {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}
