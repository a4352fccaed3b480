import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { checkedUser } from '#web/client/session/session.ts'
import { LoginForm, RegisterForm } from '#web/features/accounts/auth-forms.tsx'
import { Page } from '#web/shell/page.tsx'

const MODES = ['login', 'register']

export const Route = createFileRoute('/auth/$mode')({
  staticData: { page: { isIndexable: true, values: { mode: MODES } } },
  beforeLoad: async ({ params: { mode } }) => {
    if (!MODES.includes(mode)) throw notFound()
    if (await checkedUser()) throw redirect({ to: '/dashboard', replace: true })
  },
  component: AuthRoute,
})

function AuthRoute() {
  const login = Route.useParams().mode === 'login'
  usePageTitle(login ? 'Login' : 'Register')
  return <Page className="grid items-center">{login ? <LoginForm /> : <RegisterForm />}</Page>
}
