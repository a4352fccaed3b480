import type { Intent } from '#web/client/outbox/act-store.ts'
import { type ActStore, memoryStore } from '#web/client/outbox/act-store.ts'
import { Outbox, type OutboxParts } from '#web/client/outbox/outbox.ts'

export const TALK: Intent = {
  memberId: 'u-maya',
  kind: 'talk',
  ids: { personId: 'p1' },
  body: { outcome: 'listened' },
  name: 'Ana',
}
export const STATION: Intent = {
  memberId: 'u-maya',
  kind: 'station',
  body: { missionId: 2 },
  name: 'Friendship Frontier',
}
export const POST_TALK = 'POST /api/users/u-maya/people/p1/talks'
export const POST_STATION = 'POST /api/users/u-maya/complete-mission'
export const OFFLINE = new TypeError('Failed to fetch')

/** Tabs of one browser: one store, its locks, and what each says to the others. */
export function browser(store: ActStore = keptStore()) {
  const channels: { onmessage: ((event: MessageEvent) => void) | null }[] = []
  const queues = new Map<string, Promise<unknown>>()
  return function openTab(overrides: Partial<OutboxParts> = {}) {
    const channel: NonNullable<OutboxParts['channel']> = {
      onmessage: null,
      postMessage: (data) => {
        for (const each of channels) if (each !== channel) each.onmessage?.(new MessageEvent('message', { data }))
      },
    }
    channels.push(channel as never)
    const alone = <Result>(name: string, work: () => Promise<Result>) => {
      const done = (queues.get(name) ?? Promise.resolve()).then(work)
      const settled = done.catch(() => undefined)
      queues.set(name, settled)
      return done
    }
    return new Outbox({ store, alone, channel, onKept: () => undefined, onSent: () => undefined, ...overrides })
  }
}

/** As the browser's: ids from 0 on. */
export function keptStore(): ActStore {
  const inner = memoryStore()
  return {
    add: inner.add,
    list: async () => (await inner.list()).map((act) => ({ ...act, id: -act.id })),
    update: (act) => inner.update({ ...act, id: -act.id }),
    remove: (ids) => inner.remove(ids.map((id) => -id)),
  }
}
