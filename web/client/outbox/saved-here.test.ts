import { expect, it } from 'vitest'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, refusal } from '#web/testing/fake-api.ts'
import { browser, OFFLINE, POST_TALK, TALK } from '#web/testing/outbox.ts'
import { SAVED_HERE } from './saved-here.ts'
import { WAITS } from './waits.ts'

it.each([
  ['there is a connection', OFFLINE, 'It’s sent when you’re connected.'],
  ['one has logged in again', refusal(401, 'NOT_SIGNED_IN', 'Log in.'), 'It’s sent when you’ve logged in again.'],
])('an act waits until %s', async (_, reply, sentence) => {
  storeUser(aUser())
  fakeApi({ [POST_TALK]: reply })
  expect(await browser()().act(TALK)).toBe(WAITS)
  expect(SAVED_HERE.description).toBe(sentence)
})
