import type { WaitingActKind } from 'game/waiting-acts'

/** Something a member did. `name` is what the list of waiting things calls it: a title or a person's name, or nothing. */
export type Intent = {
  memberId: string
  kind: WaitingActKind
  ids?: Readonly<Record<string, string>>
  body?: object
  name: string
  /** Of an intent that another page may send, too, so that the server does it once. */
  key?: string
}

/** `at`: by this device's clock, in milliseconds since 1970. `refusal`: why the server didn't take it. */
export type NewAct = Intent & { key: string; at: number; refusal?: string }
export type KeptAct = NewAct & { id: number }

/** Where acts wait, in the order they were done. Every call may fail: there may be no room, or no store. */
export type ActStore = {
  add: (act: NewAct) => Promise<void>
  list: () => Promise<KeptAct[]>
  /** Changes nothing where the act is gone. */
  update: (act: KeptAct) => Promise<void>
  remove: (ids: readonly number[]) => Promise<void>
}

const DATABASE = 'whistlestop'
const ACTS = 'acts'

/** In this browser, for every tab, also after a restart. Missing in some private windows; cleared with the site's data. */
export function browserStore(): ActStore {
  let opened: Promise<IDBDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  const change = async <Result>(
    mode: IDBTransactionMode,
    work: (acts: IDBObjectStore) => IDBRequest<Result> | undefined,
  ) => {
    opened ??= open(forget)
    try {
      const transaction = (await opened).transaction(ACTS, mode, { durability: 'strict' })
      return await settled(transaction, work(transaction.objectStore(ACTS)))
    } catch (error) {
      forget()
      throw error
    }
  }
  return {
    add: async (act) => void (await change('readwrite', (acts) => acts.add(act))),
    list: async () => (await change<KeptAct[]>('readonly', (acts) => acts.getAll())) ?? [],
    update: async (act) =>
      void (await change<unknown>('readwrite', (acts) => {
        const found = acts.get(act.id)
        found.onsuccess = () => found.result && acts.put(act)
        return undefined
      })),
    remove: async (ids) =>
      void (await change<undefined>('readwrite', (acts) => {
        for (const id of ids) acts.delete(id)
        return undefined
      })),
  }
}

function open(onClosed: () => void): Promise<IDBDatabase> {
  const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
  const request = indexedDB.open(DATABASE, 1)
  request.onupgradeneeded = () => request.result.createObjectStore(ACTS, { keyPath: 'id', autoIncrement: true })
  request.onerror = () => reject(request.error)
  request.onblocked = () => reject(new Error('indexedDB.open: blocked by another tab'))
  request.onsuccess = () => {
    const database = request.result
    database.onversionchange = () => {
      database.close()
      onClosed()
    }
    // The person cleared the site's data, or the browser did.
    database.onclose = onClosed
    resolve(database)
  }
  return promise
}

/** Resolves once it's on the disk. */
function settled<Result>(transaction: IDBTransaction, request: IDBRequest<Result> | undefined) {
  const { promise, resolve, reject } = Promise.withResolvers<Result | undefined>()
  transaction.oncomplete = () => resolve(request?.result)
  transaction.onabort = () => reject(transaction.error ?? new Error('indexedDB: the transaction was aborted'))
  transaction.onerror = () => reject(transaction.error)
  return promise
}

/** Until the page is left. Its ids are below 0. */
export function memoryStore(): ActStore {
  let acts: KeptAct[] = []
  let last = 0
  return {
    add: async (act) => {
      last -= 1
      acts = [...acts, { ...act, id: last }]
    },
    list: async () => acts,
    update: async (act) => {
      acts = acts.map((each) => (each.id === act.id ? act : each))
    },
    remove: async (ids) => {
      acts = acts.filter(({ id }) => !ids.includes(id))
    },
  }
}
