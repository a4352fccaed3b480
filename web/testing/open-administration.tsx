import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi } from '#web/testing/fake-api.ts'
import { openPage } from '#web/testing/open-page.tsx'

/** Opens /admin/… as an administrator, u-admin. @param section with a search behind it, if there is one */
export async function openAdministration(section: string, plan: Parameters<typeof fakeApi>[0]) {
  // Prefetched: the first time it takes longer than a test's queries wait.
  await import('#web/routes/-administration/administration-route.tsx')
  const user = aUser({ id: 'u-admin', isAdmin: true })
  storeUser(user)
  const calls = fakeApi({ 'GET /api/auth/me': { body: user }, ...plan })
  const page = await openPage(`/admin/${section}`)
  const written = () => calls.filter(({ method }) => method !== 'GET')
  return { ...page, calls, written }
}
