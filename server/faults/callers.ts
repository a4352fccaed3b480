import { setTimeout } from 'node:timers/promises'
import { aClient, type Client } from '#server/testing/client.ts'

/** One answered call: when it was sent and answered on the monotonic clock, and with what; 0 when nothing came. */
export type Called = { what: 'read' | 'write' | 'health' | 'ready'; sent: number; took: number; status: number }

/** A call that takes this long has hung. In milliseconds. */
const HUNG = 20_000
const PAUSE = 50

/** Members who read and write, and a balancer that polls health and readiness, until they are stopped. */
export async function keepCalling(url: string, members: number) {
  const clients: Client[] = []
  for (let number = 0; number < members; number++) clients.push(await aClient(url))
  const calls: Called[] = []
  let isOver = false
  const repeat = async (what: Called['what'], path: string, init: RequestInit = {}) => {
    while (!isOver) {
      const sent = performance.now()
      const status = await statusOf(url + path, init)
      calls.push({ what, sent, took: performance.now() - sent, status })
      await setTimeout(PAUSE)
    }
  }
  const work = clients.flatMap(({ user, cookie }) => [
    repeat('read', '/api/auth/me', { headers: { cookie } }),
    repeat('write', `/api/users/${user.id}/complete-mission`, completion(cookie)),
  ])
  work.push(repeat('health', '/api/health'), repeat('ready', '/api/ready'))
  return {
    calls,
    stop: async () => {
      isOver = true
      await Promise.all(work)
    },
  }
}

function completion(cookie: string): RequestInit {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', cookie }
  return { method: 'POST', headers, body: JSON.stringify({ missionId: 1 }) }
}

/** @returns 0 where nothing came */
async function statusOf(url: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(HUNG) })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}

/** How often each answer came. */
export function tally(calls: readonly Called[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { what, status } of calls) counts[`${what} ${status}`] = (counts[`${what} ${status}`] ?? 0) + 1
  return counts
}
