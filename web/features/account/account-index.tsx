import { LANGUAGES } from 'virtual:languages'
import { Link } from '@tanstack/react-router'
import * as messages from 'messages/account'
import * as languageChoice from 'messages/language-choice'

/** The sections in their order on the page. */
const SECTIONS = [
  ['about-you', messages.aboutYou],
  ...(LANGUAGES.length < 2 ? [] : [['language', languageChoice.label]]),
  ['email', messages.email],
  ['notifications', messages.notifications],
  ['reminders', messages.reminders],
  ['home-screen', messages.homeScreen],
  ['review', messages.review],
  ['rest-days', messages.restDays],
  ['team', messages.team],
  ['leagues', messages.leagues],
  ['password', messages.password],
  ['devices', messages.whereLoggedIn],
  ['tickets', messages.tickets],
  ['your-data', messages.yourData],
] as const

/** Links to the sections: on a phone they are many screens below each other. */
export function AccountIndex() {
  return (
    <nav aria-label={messages.onThisPage} className="mb-4 md:mb-6">
      <ul className="flex flex-wrap gap-x-5">
        {SECTIONS.map(([id, title]) => (
          <li key={id}>
            <Link
              to="/account"
              hash={id}
              activeOptions={{ includeHash: true }}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
