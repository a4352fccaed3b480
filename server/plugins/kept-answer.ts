import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** A text this short leaves in one write with its headers; as a buffer it costs twice as much (measured). In bytes. */
const SHORT = 16 * 1024

const ENCODERS: Record<Encoding, (bytes: Buffer) => Promise<Buffer | string>> = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
  identity: async (bytes) => (bytes.length <= SHORT ? bytes.toString() : bytes),
}

/** An answer that many requests get: its tag, and each encoding of it, made when it is first asked for. */
export class KeptAnswer {
  readonly etag: string
  readonly #type: string
  readonly #encoded = new Map<Encoding, Promise<Buffer | string>>()
  readonly #bytes: Buffer

  constructor(bytes: Buffer, type: string) {
    this.etag = `"${hash('sha256', bytes).slice(0, 32)}"`
    this.#bytes = bytes
    this.#type = type
  }

  /** 304 to whoever has it already. The route must leave compressing to this. */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('etag', this.etag)
    if (isKnown(this.etag, request.headers['if-none-match'])) {
      reply.code(304).send()
      return
    }
    const encoding = bestEncoding(request.headers['accept-encoding'] ?? '')
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    const body = await this.#in(encoding)
    reply.type(this.#type).send(body)
  }

  #in(encoding: Encoding): Promise<Buffer | string> {
    const known = this.#encoded.get(encoding)
    if (known !== undefined) return known
    const encoded = ENCODERS[encoding](this.#bytes)
    this.#encoded.set(encoding, encoded)
    return encoded
  }
}

/** A proxy that compresses on the way marks the tag as weak. */
function isKnown(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  return ifNoneMatch.split(',').some((known) => known.trim().replace(/^W\//, '') === etag)
}

function bestEncoding(accepted: string): Encoding {
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity'
}
