import { Link } from '@tanstack/react-router'
import { classNames } from '#web/ui/class-names.ts'
import { CoursesSection } from './courses-section.tsx'
import { type ChangeView, MANAGER_TABS, type ManagerTab, type ManagerView } from './manager-view.ts'
import type { Previews } from './previews.ts'
import { QuizzesSection } from './quizzes-section.tsx'
import { StationsSection } from './stations-section.tsx'
import { StatisticsSection } from './statistics-section.tsx'

type WorkbenchProps = { view: ManagerView; onView: ChangeView; previews: Previews }

const TAB_NAMES: Record<ManagerTab, string> = {
  courses: 'Courses and quizzes',
  stations: 'Stations',
  statistics: 'Statistics',
}

/** What an administrator works with: everything of spec §2 on the first tab, beside it stations and statistics. */
export function Workbench({ view, onView, previews }: WorkbenchProps) {
  const tab = view.tab ?? 'courses'
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="heading-page">Content Manager</h1>
        <Link
          to="/admin/$section"
          params={{ section: 'members' }}
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Administration
        </Link>
      </div>
      <nav aria-label="Content Manager" className="mt-3 mb-5 flex flex-wrap gap-x-1 border-rule border-b-2 md:mb-6">
        {MANAGER_TABS.map((name) => (
          <TabLink key={name} tab={name} current={name === tab} view={view} />
        ))}
      </nav>
      {tab === 'courses' && (
        <div className="grid gap-10 md:gap-14">
          <CoursesSection view={view} onView={onView} preview={previews.course} />
          <QuizzesSection view={view} onView={onView} preview={previews.quiz} />
        </div>
      )}
      {tab === 'stations' && <StationsSection view={view} onView={onView} preview={previews.lesson} />}
      {tab === 'statistics' && <StatisticsSection onView={onView} />}
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
