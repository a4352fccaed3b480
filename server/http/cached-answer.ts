import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Encoding = 'br' | 'gzip' | 'identity'

/** A text this short is sent in one write with its headers; as a buffer it costs twice as much (measured). In bytes. */
const SHORT = 16 * 1024

/** For an answer that will change before compressing it as much as possible pays off. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

const compressGzip = promisify(gzip)
const compressBrotli = promisify(brotliCompress)

const ENCODERS: Record<Encoding, (bytes: Buffer, quick: boolean) => Promise<Buffer | string>> = {
  br: (bytes, quick) => compressBrotli(bytes, quick ? QUICK : {}),
  gzip: (bytes) => compressGzip(bytes),
  identity: async (bytes) => (bytes.length <= SHORT ? bytes.toString() : bytes),
}

/** An answer shared by many requests: its ETag, and each encoding of it, created on first use. */
export class CachedAnswer {
  readonly etag: string
  readonly #type: string
  readonly #encoded = new Map<Encoding, Promise<Buffer | string>>()
  readonly #bytes: Buffer
  readonly #quick: boolean

  constructor(bytes: Buffer, type: string, { quick = false } = {}) {
    this.#quick = quick
    this.etag = `"${hash('sha256', bytes).slice(0, 32)}"`
    this.#bytes = bytes
    this.#type = type
  }

  /**
   * Answers 304 to a client that has it already, except for a refusal's page. The route must leave the compression to
   * this.
   */
  async send(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('etag', this.etag)
    if (reply.statusCode === 200 && isKnown(this.etag, request.headers['if-none-match'])) {
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
    const encoded = ENCODERS[encoding](this.#bytes, this.#quick)
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
  const refused = /;\s*q=0(?:\.0*)?\s*$/
  const named = accepted.split(',').flatMap((each) => (refused.test(each) ? [] : [each.split(';')[0]?.trim()]))
  return (['br', 'gzip'] as const).find((encoding) => named.includes(encoding)) ?? 'identity'
}
