import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A way to a server that can be cut: no engine but Chromium can be told to be without a connection. */
export type Connection = {
  /** Every call fails until it's restored, also those on their way. */
  cut: () => void
  restore: () => Promise<void>
}

/** @param port where it listens, and `target` where the server does */
export async function startConnection(port: number, target: number): Promise<Connection> {
  const sockets = new Set<Socket>()
  const hold = (socket: Socket, other: Socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('close', () => {
      sockets.delete(socket)
      other.destroy()
    })
  }
  const listener = createServer((incoming) => {
    const outgoing = connect(target, 'localhost')
    hold(incoming, outgoing)
    hold(outgoing, incoming)
    incoming.pipe(outgoing).pipe(incoming)
  })
  const restore = async () => {
    // On every address that `localhost` stands for.
    listener.listen(port)
    await once(listener, 'listening')
  }
  await restore()
  return {
    cut: () => {
      listener.close()
      for (const socket of sockets) socket.destroy()
    },
    restore,
  }
}
