import { expect, it, vi } from 'vitest'
import { askAgain } from '#web/client/offline/ask-again.ts'
import { currentTrouble, noteAnswer } from '#web/client/offline/connection.ts'
import { KEPT_AT, KEPT_BECAUSE } from '#web/client/offline/kept.ts'
import { keepForOffline } from '#web/client/offline/start.ts'

const KEPT = { [KEPT_AT]: '1000', [KEPT_BECAUSE]: 'silent' }

it('what was kept is replaced too where the server was slow before this began', async () => {
  noteAnswer(new Response('', { headers: KEPT }))
  noteAnswer(new Response())
  expect(currentTrouble()).toMatchObject({ because: 'slow', since: 1_000 })
  keepForOffline()
  await vi.waitFor(() => expect(currentTrouble()).toBeNull())
})

it('the line stays where another kept answer comes while everything is asked for again', async () => {
  noteAnswer(new Response('', { headers: KEPT }))
  noteAnswer(new Response())
  const asking = askAgain()
  noteAnswer(new Response('', { headers: { ...KEPT, [KEPT_AT]: '2000' } }))
  noteAnswer(new Response())
  await asking
  expect(currentTrouble()).toMatchObject({ because: 'slow', since: 2_000 })
})
