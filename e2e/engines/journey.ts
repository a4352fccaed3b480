import type { Size } from './engine.ts'
import type { Target } from './find-on-page.ts'
import type { Site } from './site.ts'
import type { Visit } from './visit.ts'

export type Journey = {
  title: string
  /** @param open starts a visit; the runner ends it */
  travel: (open: Open, site: Site) => Promise<void>
  /** Whether its pages may complain: otherwise the runner fails it for that. */
  complains?: true
}
export type Open = (size: Size) => Promise<Visit>

export const MAIN: Target = { role: 'main', name: '' }
export const DIALOG: Target = { role: 'dialog', name: '' }

export const FOOTER: Target = { role: 'footer', name: '' }

let count = 0

/** A person nobody has met before. */
export function aStranger() {
  count += 1
  return { name: 'Maya Okafor', email: `maya.${Date.now()}x${count}@example.com`, password: 'first-class' }
}

export async function logIn(visit: Visit, { email, password }: Site['administrator']): Promise<void> {
  await visit.goTo('/auth/login')
  await visit.fill(/^Email/, email)
  await visit.fill(/^Password/, password)
  await visit.press('button', 'Login', MAIN)
  await visit.isAt('/dashboard')
  await visit.sees('heading', 'Leaderboard')
}

/** Opens an account as the page's own fetch would; the next page is the member's. */
export async function signUp(visit: Visit, name = 'Maya Okafor') {
  const person = { ...aStranger(), name }
  await visit.goTo('/auth/login')
  const { user } = (await visit.call('POST', '/api/auth/register', person)) as {
    user: { id: string; inviteCode: string }
  }
  return { ...person, ...user }
}
