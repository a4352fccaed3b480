import { Link } from '@tanstack/react-router'
import { BookOpen, Gift, type LucideIcon, Route, UserRound, UsersRound } from 'lucide-react'
import * as messages from 'messages/shell'
import { useUser } from '#web/client/session/stored-user.ts'
import { type Section, useCurrent } from '#web/shell/section-link.tsx'
import { classNames } from '#web/ui/class-names.ts'

/** On a phone, a member's screens within reach of the thumb. A longer name gets more room than a shorter one. */
export function BottomBar() {
  if (useUser() === null) return null
  return (
    <nav
      aria-label={messages.mainMenu}
      className="sticky bottom-0 z-20 grid grid-flow-col gap-x-1 border-line border-t-2 bg-card md:hidden"
    >
      <Tab to="/dashboard" icon={Route} name={messages.dashboard} />
      <Tab to="/courses" icon={BookOpen} name={messages.courses} />
      <Tab to="/people" icon={UsersRound} name={messages.people} />
      <Tab to="/rewards" icon={Gift} name={messages.rewards} />
      <Tab to="/account" icon={UserRound} name={messages.account} />
    </nav>
  )
}

type TabProps = { to: Section; icon: LucideIcon; name: string }

function Tab({ to, icon: Icon, name }: TabProps) {
  const current = useCurrent(to)
  return (
    <Link
      to={to}
      aria-current={current}
      className={classNames(
        '-mt-0.5 flex h-15.5 min-w-11 flex-col items-center justify-center gap-1 border-t-3 px-0.5 text-center font-semibold text-sm leading-none max-[22.5rem]:text-xs',
        current ? 'border-signal text-signal-text' : 'border-transparent text-ink-soft',
      )}
    >
      <Icon size={20} aria-hidden />
      {name}
    </Link>
  )
}
