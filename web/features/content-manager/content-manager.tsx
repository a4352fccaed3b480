import { Link } from '@tanstack/react-router'
import * as messages from 'messages/content-manager'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { MANAGER_TABS, type ManagerTab, type ManagerView } from './manager-view.ts'

type ContentManagerProps = { view: ManagerView; children: ReactNode }

const TAB_NAMES: Record<ManagerTab, string> = {
  courses: messages.courses,
  stations: messages.stations,
  conversations: messages.conversations,
  translations: messages.translations,
  statistics: messages.statistics,
}

/** The heading and tabs of /content-manager around the section that the route puts there. */
export function ContentManager({ view, children }: ContentManagerProps) {
  const tab = view.tab ?? 'courses'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="heading-page">{messages.heading}</h1>
        <Link
          to="/admin/$section"
          params={{ section: 'members' }}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {messages.administration}
        </Link>
      </div>
      <nav aria-label={messages.heading} className="mt-3 mb-5 flex flex-wrap gap-x-1 border-rule border-b-2 md:mb-6">
        {MANAGER_TABS.map((name) => (
          <TabLink key={name} tab={name} current={name === tab} view={view} />
        ))}
      </nav>
      {children}
    </>
  )
}

function TabLink({ tab, current, view }: { tab: ManagerTab; current: boolean; view: ManagerView }) {
  return (
    <Link
      to="/content-manager"
      search={{ ...view, tab: tab === 'courses' ? undefined : tab }}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        '-mb-0.5 flex min-h-11 items-center border-b-4 px-1.5 font-semibold hover:text-ink max-sm:text-sm sm:px-3',
        current ? 'border-signal text-ink' : 'border-transparent text-ink-soft',
      )}
    >
      {TAB_NAMES[tab]}
    </Link>
  )
}
