import { screen, within } from '@testing-library/react'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aLine, aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

type Opened = Partial<{ courses: unknown[]; quizzes: unknown[]; plan: Parameters<typeof fakeApi>[0]; search: string }>

/** Opens /content-manager as an administrator, and waits until its lists are there. */
export async function openManager({ courses = [], quizzes = [], plan = {}, search = '' }: Opened = {}) {
  // Prefetched: the first time it takes longer than a test's queries wait.
  await import('#web/routes/-content-manager/workbench-route.tsx')
  const user = aUser({ id: 'u-admin', isAdmin: true })
  storeUser(user)
  const calls = fakeApi({
    'GET /api/auth/me': { body: user },
    'GET /api/courses': () => ({ body: courses }),
    'GET /api/quizzes': () => ({ body: quizzes }),
    'GET /api/missions': { body: aLine() },
    ...plan,
  })
  const page = await openPage(`/content-manager${search}`)
  await screen.findByRole('heading', { name: 'Content Manager', level: 1 })
  const written = () => calls.filter(({ method }) => method !== 'GET')
  return { ...page, calls, written }
}

/** The content of one form, by its name. */
export async function form(name: string) {
  return within(await screen.findByRole('form', { name }))
}

/** The content of one list item, by its heading. */
export async function row(heading: string | RegExp) {
  const item = (await screen.findByRole('heading', { name: heading })).closest('li')
  if (item === null) throw new Error(`"${heading}" stands in no list`)
  return within(item)
}
