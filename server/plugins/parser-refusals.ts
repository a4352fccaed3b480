import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorAnswer } from 'contract/common'
import type { FastifyInstance } from 'fastify'
import { messagesIn } from 'messages/server'
import { addressBlock } from '#server/limits/address-block.ts'
import type { Pace } from '#server/plugins/pace.ts'

/** What the parser refuses with another status than 400: slow headers, large headers, endless chunk extensions. */
const STATUS_BY_CODE: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** How long what a client still sends is read after the answer, in milliseconds. */
const LISTENED = 500

type Means = { headers: Readonly<Record<string, string>>; pace: Pace | undefined }

/**
 * Answers requests that the HTTP parser refuses, which never reach Fastify, with the headers of every other answer. Closes
 * the connection of a client that sends too many. Pass it to Fastify as `clientErrorHandler`.
 */
export function answerMalformedRequests({ headers, pace }: Means) {
  return function refuse(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
    if (error.code === 'ECONNRESET' || !socket.writable) return
    const status = STATUS_BY_CODE[error.code ?? ''] ?? 400
    this.log.info({ code: error.code, status }, 'request is not valid HTTP')
    const isTooMuch = (pace?.count(addressBlock(socket.remoteAddress ?? '')) ?? 0) > 0
    // An earlier answer may be half sent, and this one would be read as a part of it.
    if (isTooMuch || socket.bytesWritten > 0) socket.destroy(error)
    else endWith(socket, rawAnswer(status, headers))
  }
}

/** Closing while the client still sends would make it lose the answer. */
function endWith(socket: Socket, answer: string): void {
  const timer = setTimeout(() => socket.destroy(), LISTENED)
  timer.unref()
  socket.once('close', () => clearTimeout(timer))
  socket.end(answer)
  socket.resume()
}

/** Node's own answer to an unknown expectation lacks the security headers. */
export function refuseExpectations(app: FastifyInstance, headers: Means['headers']): void {
  app.server.on('checkExpectation', (_request, response) => {
    const { head, body } = answerParts(417, headers)
    response.writeHead(417, head).end(body)
  })
}

function rawAnswer(status: number, headers: Means['headers']): string {
  const { head, body } = answerParts(status, headers)
  const lines = Object.entries({ ...head, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`
}

function answerParts(status: number, headers: Means['headers']) {
  // In English, because the headers that name a language were not read.
  const message = messagesIn('en').requests.unreadable
  const answer: ErrorAnswer = { statusCode: status, code: 'INVALID', error: STATUS_CODES[status] ?? 'Error', message }
  const body = JSON.stringify(answer)
  const head = {
    ...headers,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'x-request-id': randomUUID(),
    'content-length': String(Buffer.byteLength(body)),
  }
  return { head, body }
}
