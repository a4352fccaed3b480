import type { Server, Socket } from 'node:net'

/** Bytes written and bytes waiting, as the system counts them. Node's own socket timeout reads the same fields. */
type Handle = { bytesWritten: number; writeQueueSize: number }

/** Bytes that were read, and how many looks in a row found no more. */
type Progress = { taken: number; idleLooks: number }

/** How often each connection is looked at within the time that it has. */
const LOOKS = 6

/**
 * Closes the connection of a reader who reads nothing of an answer for `silence` milliseconds. Node's timeout alone
 * doesn't: anything the reader sends, even an empty line, restarts it. It counts looks, not time, so that a program
 * that was suspended for a while doesn't close every connection.
 */
export function cutOffSlowReaders(server: Server, silence: number): void {
  const progress = new Map<Socket, Progress>()
  server.on('connection', (socket) => {
    progress.set(socket, { taken: 0, idleLooks: 0 })
    socket.once('close', () => progress.delete(socket))
  })
  const looking = setInterval(() => {
    for (const [socket, last] of progress) {
      const taken = takenWhileWaiting(socket)
      if (taken === undefined || taken !== last.taken) progress.set(socket, { taken: taken ?? 0, idleLooks: 0 })
      else if (++last.idleLooks >= LOOKS) socket.destroy()
    }
  }, silence / LOOKS)
  looking.unref()
  server.once('close', () => clearInterval(looking))
}

/** @returns undefined while nothing waits to be taken */
function takenWhileWaiting(socket: Socket): number | undefined {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  if (!handle || handle.writeQueueSize === 0) return undefined
  return handle.bytesWritten - handle.writeQueueSize
}
