import { LANGUAGES } from 'virtual:languages'
import { useLocation } from '@tanstack/react-router'
import { language } from 'messages/language'
import * as messages from 'messages/language-choice'
import { switchAddress } from '#web/client/language/addresses.ts'
import { useSaveLanguage } from '#web/client/language/save-language.ts'
import { classNames } from '#web/ui/class-names.ts'

/**
 * The languages by their own names. Each is a link to the server, which stores the choice and redirects back, so it works
 * before any script and without one. A member's choice is saved first.
 */
export function LanguageSwitch({ className }: { className?: string }) {
  const path = useLocation({ select: ({ pathname, searchStr }) => pathname + searchStr })
  const { save, isSaving } = useSaveLanguage(path)
  if (LANGUAGES.length < 2) return null
  return (
    <ul aria-label={messages.label} aria-busy={isSaving} className={classNames('flex flex-wrap gap-x-6', className)}>
      {LANGUAGES.map(({ code, name }) => (
        <li key={code}>
          <a
            href={switchAddress(code, path)}
            rel="nofollow"
            lang={code}
            dir="auto"
            hrefLang={code}
            aria-current={code === language ? 'true' : undefined}
            className="inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 aria-[current=true]:font-bold aria-[current=true]:no-underline"
            onClick={(event) => save(code, event)}
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
