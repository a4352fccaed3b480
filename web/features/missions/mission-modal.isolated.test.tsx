import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createQueryClient } from '#web/client/api/query-client.ts'
import { MemberProvider } from '#web/client/session/member.tsx'
import { aMission, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { MissionModal } from './mission-modal.tsx'

const script = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./mission-dialog.tsx', async (original) => {
  await script.promise
  return original()
})

const nothing = () => undefined

it('the mission modal says that it is loading while its script is on its way', async () => {
  fakeApi({ 'GET /api/missions/1': { body: aMission(1) } })
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemberProvider user={aUser()}>
        <MissionModal missionId={1} check={nothing} onClose={nothing} onGo={nothing} />
      </MemberProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('status').textContent).toBe('Loading mission...')
  script.resolve()
  expect(await screen.findByRole('dialog', { name: 'Station 1: Attraction Village' })).toBeDefined()
  expect(screen.queryByRole('status')).toBeNull()
})
