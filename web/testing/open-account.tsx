import { screen } from '@testing-library/react'
import type { NotificationSettings } from 'contract/notifications'
import type { User } from 'contract/users'
import { isFixed, isOnByDefault, REMINDER_HOUR, TOPICS, WAYS } from 'game/notifications'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

/** Where the member that `aUser` makes is. */
export const ME = '/api/users/u-maya'

export type Plan = Parameters<typeof fakeApi>[0]

export function aSession(id: string, isCurrent: boolean) {
  return { id, isCurrent, startedAt: '2026-11-01T08:00:00.000Z', lastSeenAt: '2026-11-20T08:00:00.000Z' }
}

/** A member's choices where nothing was chosen. */
export function aSettings(): NotificationSettings {
  const choices = TOPICS.flatMap((topic) =>
    WAYS.map((way) => ({ topic, way, isOn: isOnByDefault(topic, way), isFixed: isFixed(topic) })),
  )
  return { choices, quietHours: null, reminderHour: REMINDER_HOUR, remindersStoppedAt: null, offersReminders: true }
}

/** Opens /account as the member that `aUser` makes; every part of the server's answers can be another. */
export async function openAccount(plan: Plan = {}, overrides: Partial<User> = {}) {
  const user = aUser(overrides)
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    [`GET ${ME}/ledger`]: { body: { entries: [], next: null } },
    [`GET ${ME}/volunteering`]: { body: { isOn: false, helped: 0 } },
    [`GET ${ME}/progress-consent`]: { body: { sponsorName: null, isAskedAgain: false } },
    [`GET ${ME}/notification-settings`]: { body: aSettings() },
    [`GET ${ME}/push-devices`]: { body: { publicKey: 'B'.repeat(87), devices: [] } },
    [`GET ${ME}/sessions`]: { body: [aSession('s1', true)] },
    ...plan,
  })
  const page = await openPage('/account')
  const written = () => calls.filter(({ method }) => method !== 'GET')
  return { ...page, calls, written }
}

export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
export const press = (name: string) => screen.getByRole('button', { name })

/** What is said at a field. */
export function noteAt(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
