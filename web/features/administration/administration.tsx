import { Link } from '@tanstack/react-router'
import * as messages from 'messages/administration'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { ADMIN_SECTIONS, type AdminSection, SECTION_NAMES } from './admin-section.ts'

/** The heading and tabs of /admin/… around the section that the route puts there. */
export function Administration({ section, children }: { section: AdminSection; children: ReactNode }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="heading-page">{messages.heading}</h1>
        <Link
          to="/content-manager"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {messages.contentManager}
        </Link>
      </div>
      <nav aria-label={messages.heading} className="mt-3 mb-5 flex flex-wrap gap-x-1 border-rule border-b-2 md:mb-6">
        {ADMIN_SECTIONS.map((name) => (
          <SectionTab key={name} section={name} current={name === section} />
        ))}
      </nav>
      {children}
    </>
  )
}

function SectionTab({ section, current }: { section: AdminSection; current: boolean }) {
  return (
    <Link
      to="/admin/$section"
      params={{ section }}
      aria-current={current ? 'page' : undefined}
      className={classNames(
        '-mb-0.5 flex min-h-11 items-center border-b-4 px-1.5 font-semibold hover:text-ink max-sm:text-sm sm:px-3',
        current ? 'border-signal text-ink' : 'border-transparent text-ink-soft',
      )}
    >
      {SECTION_NAMES[section]}
    </Link>
  )
}
