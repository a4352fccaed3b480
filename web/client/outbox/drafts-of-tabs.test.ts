import { expect, it, onTestFinished } from 'vitest'
import { writeDraft } from '#web/client/forms/drafts.ts'
import { tellOfDrafts } from './drafts-of-tabs.ts'

it('a tab that logs out hears how many drafts of the member another has, without their own wording of texts', async () => {
  for (const name of ['u-maya:person:', 'u-maya:words:share-text:en', 'u-ben:person:']) writeDraft(name, '{}')
  const leaving = new BroadcastChannel('drafts')
  onTestFinished(() => leaving.close())
  const heard = new Promise((resolve) => {
    leaving.onmessage = ({ data }) => resolve(data)
  })
  tellOfDrafts()
  leaving.postMessage('u-maya')
  expect(await heard).toBe(1)
})
