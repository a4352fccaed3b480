import { expect, it, vi } from 'vitest'
import { noteAnswer, noteNoAnswer } from '#web/client/offline/connection.ts'
import { keepForOffline } from '#web/client/offline/start.ts'
import { storeUser, updateUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'

const keep = vi.hoisted(() => vi.fn(async (_memberId: string) => undefined))
vi.mock('#web/client/offline/keep.ts', () => ({ keep }))

it('keeps once for each member who signs in, and goes on when the connection is back', async () => {
  vi.stubEnv('PROD', true)
  const keptFor = () => keep.mock.calls.map(([id]) => id)
  keepForOffline()
  storeUser(aUser())
  await vi.waitFor(() => expect(keptFor()).toEqual(['u-maya']))
  updateUser(aUser({ tokens: 7 }))
  storeUser(aUser({ id: 'u-ben' }))
  await vi.waitFor(() => expect(keptFor()).toEqual(['u-maya', 'u-ben']))
  noteNoAnswer('nothing')
  noteAnswer(new Response())
  await vi.waitFor(() => expect(keptFor()).toEqual(['u-maya', 'u-ben', 'u-ben']))
})
