import { createFileRoute, Navigate, Outlet, redirect } from '@tanstack/react-router'
import { MemberProvider } from '#web/client/session/member.tsx'
import { currentUser } from '#web/client/session/session.ts'
import { useUser } from '#web/client/session/stored-user.ts'

/** The screens of signed-in members: with no user, off to the landing page, also when the session ends meanwhile. */
export const Route = createFileRoute('/_member')({
  beforeLoad: async () => {
    const user = await currentUser()
    if (user === null) throw redirect({ to: '/', replace: true })
    return { memberId: user.id }
  },
  component: MemberRoute,
})

function MemberRoute() {
  const user = useUser()
  if (user === null) return <Navigate to="/" replace />
  return (
    <MemberProvider user={user}>
      <Outlet />
    </MemberProvider>
  )
}
