import type { Server, Socket } from 'node:net'

/** Bytes written and bytes waiting, as libuv counts them. Node's own socket timeout reads the same fields. */
type Handle = { bytesWritten: number; writeQueueSize: number }

/** Bytes that the client took, and how many checks in a row found no more. */
type Progress = { taken: number; idleChecks: number }

/** How often each connection is checked within its time. */
const CHECKS = 6

/**
 * Closes the connection of a client that reads nothing of an answer for `silence` milliseconds. Node's timeout isn't
 * enough, because anything the client sends restarts it. Checks are counted instead of time, so that a process that was
 * suspended for a while doesn't close every connection.
 */
export function cutOffSlowReaders(server: Server, silence: number): void {
  const progress = new Map<Socket, Progress>()
  server.on('connection', (socket) => {
    progress.set(socket, { taken: 0, idleChecks: 0 })
    socket.once('close', () => progress.delete(socket))
  })
  const timer = setInterval(() => {
    for (const [socket, last] of progress) {
      const taken = takenWhileWaiting(socket)
      if (taken === undefined || taken !== last.taken) progress.set(socket, { taken: taken ?? 0, idleChecks: 0 })
      else if (++last.idleChecks >= CHECKS) socket.destroy()
    }
  }, silence / CHECKS)
  timer.unref()
  server.once('close', () => clearInterval(timer))
}

/** @returns undefined while no bytes wait */
function takenWhileWaiting(socket: Socket): number | undefined {
  const { _handle: handle } = socket as Socket & { _handle?: Handle | null }
  if (!handle || handle.writeQueueSize === 0) return undefined
  return handle.bytesWritten - handle.writeQueueSize
}
