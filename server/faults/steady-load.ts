import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import type { Client } from '#server/testing/client.ts'

/** The interval in milliseconds at which due requests are sent. */
const TICK = 10
/** One in this number of requests writes. */
const WRITES = 10

/** Over connections that are kept, as a balancer has them. */
export class SteadyLoad {
  /** Where the balancer sends requests now. */
  target: string
  sent = 0
  retried = 0
  readonly failed: string[] = []
  readonly took: number[] = []
  readonly #clients: readonly Client[]
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 200 })
  readonly #underWay = new Set<Promise<void>>()

  constructor(target: string, clients: readonly Client[]) {
    this.target = target
    this.#clients = clients
  }

  /** Sends a number of requests a second, whether they are answered or not, until told to stop and all are answered. */
  async run(perSecond: number, isOver: () => boolean): Promise<void> {
    const since = performance.now()
    while (!isOver()) {
      const due = ((performance.now() - since) * perSecond) / 1_000
      while (this.sent < due) this.#begin(this.sent++)
      await setTimeout(TICK)
    }
    await Promise.all(this.#underWay)
    this.#agent.destroy()
  }

  #begin(number: number): void {
    const call = this.#callOnce(number)
    this.#underWay.add(call)
    void call.finally(() => this.#underWay.delete(call))
  }

  async #callOnce(number: number): Promise<void> {
    const sent = performance.now()
    try {
      const status = await this.#send(number).catch((error) => {
        // A kept connection that the other side has just closed: clients that keep connections try again.
        if (error.code !== 'ECONNRESET' || !error.wasKept) throw error
        this.retried += 1
        return this.#send(number)
      })
      if (status !== 200) this.failed.push(String(status))
    } catch (error) {
      this.failed.push(error instanceof Error ? error.message : String(error))
    }
    this.took.push(performance.now() - sent)
  }

  #send(number: number): Promise<number> {
    const client = this.#clients[number % this.#clients.length]
    const isWrite = number % WRITES === 0
    const path = isWrite ? `/api/users/${client?.user.id}/complete-mission` : '/api/auth/me'
    const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie: client?.cookie }
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const options = { agent: this.#agent, method: isWrite ? 'POST' : 'GET', headers }
    const call = request(this.target + path, options, (answer) => {
      answer.once('error', reject)
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0))
    })
    call.once('error', (error) => reject(Object.assign(error, { wasKept: call.reusedSocket })))
    call.end(isWrite ? JSON.stringify({ missionId: 1 }) : undefined)
    return promise
  }
}
