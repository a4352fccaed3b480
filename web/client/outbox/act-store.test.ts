import { expect, it, vi } from 'vitest'
import { STATION, TALK } from '#web/testing/outbox.ts'
import { browserStore } from './act-store.ts'

/** As much of IndexedDB as the store uses. */
function fakeDatabase() {
  const rows = new Map<number, { id: number }>()
  const transaction = () => {
    let open = 0
    const ask = (work: () => unknown) => {
      open += 1
      const request = { result: undefined as unknown, onsuccess: undefined as (() => void) | undefined }
      queueMicrotask(() => {
        request.result = work()
        request.onsuccess?.()
        open -= 1
        if (open === 0) running.oncomplete?.()
      })
      return request
    }
    const put = (row: { id?: number }) => ask(() => void rows.set(row.id ?? rows.size, { id: rows.size, ...row }))
    const acts = {
      add: put,
      put,
      get: (id: number) => ask(() => rows.get(id)),
      getAll: () => ask(() => [...rows.values()]),
      delete: (id: number) => ask(() => rows.delete(id)),
    }
    const running = { objectStore: () => acts, oncomplete: undefined as (() => void) | undefined }
    return running
  }
  const opening = { result: { transaction }, onsuccess: undefined as (() => void) | undefined }
  vi.stubGlobal('indexedDB', {
    open: () => {
      queueMicrotask(() => opening.onsuccess?.())
      return opening
    },
  })
}

it('an act that is gone isn’t brought back by what the server said of it', async () => {
  fakeDatabase()
  const store = browserStore()
  for (const intent of [TALK, STATION]) await store.add({ ...intent, key: intent.kind, at: 1 })
  const [talk, station] = await store.list()
  if (talk === undefined || station === undefined) throw new Error('Not stored')
  await store.remove([talk.id])
  for (const act of [talk, station]) await store.update({ ...act, refusal: 'No.' })
  expect(await store.list()).toEqual([{ ...station, refusal: 'No.' }])
})
