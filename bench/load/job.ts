import type { Server } from '../processes.ts'

export const CONNECTIONS = 32

export type HttpRequest = { method: 'GET' | 'POST'; path: string; cookie?: string; body?: string }

export type Job = {
  server: Server
  /** Sent in this order over all connections together. */
  requests: readonly HttpRequest[]
  /** After the last one: begin again, or stop. */
  whenAllAreSent: 'repeat' | 'stop'
  seconds: number
  /** For the list of requests. */
  folder: string
}

/** What a load generator says at its end. */
export type Outcome = {
  answers: number
  /** Answers that were no success, and requests that got none. */
  failures: number
  seconds: number
  /** How many of the list were taken; more than the answers by those under way at the end. */
  taken: number
  /** Milliseconds from request to answer. */
  p50: number
  p99: number
}
