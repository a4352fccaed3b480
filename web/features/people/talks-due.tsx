import { Link } from '@tanstack/react-router'
import { Banner } from '#web/ui/banner.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { counted } from '#web/ui/counted.ts'

/** On the dashboard, where somebody waits to hear from the member. */
export function TalksDue({ count }: { count: number }) {
  return (
    <Banner title={`${counted(count, 'person', 'people')} to get back to`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>You noted today, or an earlier day, for {count === 1 ? 'a next step' : 'their next steps'}.</p>
        <Link to="/people" className={buttonClass()}>
          See who
        </Link>
      </div>
    </Banner>
  )
}
