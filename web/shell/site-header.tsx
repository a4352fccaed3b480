import { Link, useLocation } from '@tanstack/react-router'
import type { User } from 'contract/users'
import * as messages from 'messages/shell'
import type { ReactNode } from 'react'
import { useUser } from '#web/client/session/stored-user.ts'
import { HeaderMenu } from '#web/shell/header-menu.tsx'
import { SectionLink } from '#web/shell/section-link.tsx'
import { useLogout } from '#web/shell/use-logout.ts'
import { Ticket } from '#web/ui/art/ticket.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Logo } from '#web/ui/logo.tsx'
import { RollingNumber } from '#web/ui/rolling-number.tsx'

/** The banner of every page, for members and visitors. */
export function SiteHeader({ bell }: { bell: ReactNode }) {
  const user = useUser()
  const onLandingPage = useLocation({ select: ({ pathname }) => pathname === '/' })
  return (
    <Banner>
      {/* On a narrow phone there may be room for the mark only, depending on the language. */}
      <Link to="/" className="flex min-w-8 rounded-md py-1 md:shrink-0">
        <Logo />
      </Link>
      {user ? <SignedIn user={user} bell={bell} /> : <SignedOut onLandingPage={onLandingPage} />}
    </Banner>
  )
}

/** The part that is the same for everybody. The build puts it into every page, so it shows before the script runs. */
export function HeaderBeforeScript() {
  return (
    <Banner>
      <Logo />
    </Banner>
  )
}

function Banner({ children }: { children: ReactNode }) {
  return (
    <header className="relative border-line border-b-2 bg-card">
      <div className="wrap flex h-15 items-center gap-2 max-[22.5rem]:gap-1 md:h-17 lg:gap-4 xl:gap-8">{children}</div>
    </header>
  )
}

function SignedIn({ user, bell }: { user: User; bell: ReactNode }) {
  const logout = useLogout()
  return (
    <>
      <nav aria-label={messages.mainMenu} className="flex self-stretch max-md:hidden">
        <SectionLink to="/dashboard">{messages.dashboard}</SectionLink>
        <SectionLink to="/courses">{messages.courses}</SectionLink>
        <SectionLink to="/practice" className="max-xl:hidden">
          {messages.practice}
        </SectionLink>
        <SectionLink to="/people">{messages.people}</SectionLink>
        <SectionLink to="/team" className="max-xl:hidden">
          {messages.team}
        </SectionLink>
        <SectionLink to="/content-manager">{messages.manage}</SectionLink>
        {user.isAdmin && <AdministrationLink />}
      </nav>
      <div className="ms-auto flex min-w-0 items-center max-xl:-me-2.5 max-md:shrink-0 gap-2 font-semibold max-[22.5rem]:gap-0 xl:gap-4">
        <Link
          to="/account"
          className="flex min-h-11 min-w-0 items-center rounded-md underline-offset-4 hover:underline max-lg:hidden"
        >
          {messages.yourAccount({
            name: user.name,
            who: (name) => (
              <span dir="auto" className="max-w-48 truncate">
                {name}
              </span>
            ),
            more: (inside) => <span className="sr-only">{inside}</span>,
          })}
        </Link>
        <TokenCount tokens={user.tokens} />
        {bell}
        <Button className="max-xl:hidden" onClick={logout}>
          {messages.logout}
        </Button>
        <HeaderMenu name={user.name} isAdmin={user.isAdmin} onLogout={logout} />
      </div>
    </>
  )
}

/** For administrators. Where the header has no room for it, the content manager links there. */
function AdministrationLink() {
  const inside = useLocation({ select: ({ pathname }) => pathname.startsWith('/admin/') })
  return (
    <Link
      to="/admin/$section"
      params={{ section: 'members' }}
      aria-current={inside ? 'page' : undefined}
      className={classNames(
        'flex items-center border-y-4 border-transparent px-2 font-semibold whitespace-nowrap hover:text-ink max-xl:hidden xl:px-3.5',
        inside ? 'border-b-signal text-ink' : 'text-ink-soft',
      )}
    >
      {messages.administration}
    </Link>
  )
}

function TokenCount({ tokens }: { tokens: number }) {
  return (
    <span className="flex min-h-9 items-center gap-2 rounded-full bg-earned-tint pe-3.5 ps-2.5 font-bold max-[22.5rem]:px-2.5 text-earned">
      <Ticket className="w-7.5 max-[22.5rem]:hidden" />
      <span>
        {messages.tokens({
          value: () => <RollingNumber value={tokens} />,
          more: (inside) => <span className="sr-only">{inside}</span>,
        })}
      </span>
    </span>
  )
}

/** On the landing page the link to register reads as an invitation; elsewhere it names the form. */
function SignedOut({ onLandingPage }: { onLandingPage: boolean }) {
  const login = (
    <Link
      to="/auth/$mode"
      params={{ mode: 'login' }}
      className={buttonClass({ variant: 'plain', className: 'px-3 max-[22.5rem]:px-1.5' })}
    >
      {messages.login}
    </Link>
  )
  const register = (
    <Link
      to="/auth/$mode"
      params={{ mode: 'register' }}
      className={buttonClass({ className: 'px-4 max-[22.5rem]:px-3 md:px-5' })}
    >
      {onLandingPage ? messages.getStarted : messages.register}
    </Link>
  )
  return (
    <nav aria-label={messages.accountMenu} className="ms-auto flex shrink-0 items-center gap-1 md:gap-2">
      {login}
      {register}
    </nav>
  )
}
