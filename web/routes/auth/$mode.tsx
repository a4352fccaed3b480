import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import * as messages from 'messages/pages'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { checkedUser } from '#web/client/session/session.ts'
import { LoginForm, RegisterForm } from '#web/features/accounts/auth-forms.tsx'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
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
  usePageTitle(login ? messages.login : messages.register)
  return (
    <Page className="grid items-center">
      <div className="grid gap-4">
        {/* Above the form: who can't read it sees the way out first. */}
        <LanguageSwitch className="justify-center" />
        {login ? <LoginForm /> : <RegisterForm />}
      </div>
    </Page>
  )
}
