import { Link, useLocation } from '@tanstack/react-router'
import * as messages from 'messages/shell'
import { LanguageSwitch } from '#web/shell/language-switch.tsx'
import { classNames } from '#web/ui/class-names.ts'

const LINK = 'inline-flex min-h-11 items-center underline underline-offset-4'

/** The end of every page: the legal pages and the contact. On the start page it continues the poster. */
export function SiteFooter() {
  const onPoster = useLocation({ select: ({ pathname }) => pathname === '/' })
  return (
    <footer
      className={classNames('border-t-2', onPoster ? 'on-sign border-sign-line bg-sign text-on-sign' : 'border-rule')}
    >
      <div className="wrap py-2 md:py-3">
        <nav aria-label={messages.footerLabel}>
          <ul className="flex flex-wrap gap-x-6">
            <li>
              <Link to="/privacy" className={LINK}>
                {messages.privacy}
              </Link>
            </li>
            <li>
              <Link to="/terms" className={LINK}>
                {messages.terms}
              </Link>
            </li>
            <li>
              <Link to="/contact" className={LINK}>
                {messages.contact}
              </Link>
            </li>
            <li>
              <Link to="/report" className={LINK}>
                {messages.reportClaim}
              </Link>
            </li>
          </ul>
        </nav>
        <LanguageSwitch />
      </div>
    </footer>
  )
}
