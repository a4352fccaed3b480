import { Agent, type IncomingHttpHeaders, request } from 'node:http'

/** Reads, durable writes, and the one write that hashes a password, which takes tens of milliseconds by design. */
export type Kind = 'read' | 'write' | 'register'
export type Timing = { kind: Kind; milliseconds: number; status: number; path: string }
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string }

/** Calls as a browser does, over connections that are kept, and remembers how long each call took. */
export class Caller {
  readonly timings: Timing[] = []
  readonly #origin: string
  #agent = new Agent({ keepAlive: true, maxSockets: 512 })

  constructor(origin: string) {
    this.#origin = origin
  }

  async call(kind: Kind, method: 'GET' | 'POST', path: string, cookie = '', body?: object): Promise<Answer> {
    const begun = performance.now()
    const answer = await this.#send(method, path, cookie, body)
    this.timings.push({ kind, path, milliseconds: performance.now() - begun, status: answer.status })
    return answer
  }

  /** @returns what was measured so far, which is then forgotten */
  takeTimings(): Timing[] {
    return this.timings.splice(0)
  }

  hangUp(): void {
    this.#agent.destroy()
    this.#agent = new Agent({ keepAlive: true, maxSockets: 512 })
  }

  #send(method: string, path: string, cookie: string, body: object | undefined): Promise<Answer> {
    const headers = {
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    return new Promise((resolve) => {
      // No answer at all counts as the worst one.
      const fail = (error: Error) => resolve({ status: 599, headers: {}, text: String(error) })
      const sent = request(this.#origin + path, { method, headers, agent: this.#agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('error', fail)
        response.on('end', () => {
          const { statusCode = 599, headers: received } = response
          resolve({ status: statusCode, headers: received, text: Buffer.concat(chunks).toString() })
        })
      })
      sent.on('error', fail)
      sent.end(body ? JSON.stringify(body) : undefined)
    })
  }
}
