import { Link, useLocation } from '@tanstack/react-router'
import { locale } from 'messages/language'
import * as messages from 'messages/offline'
import * as shell from 'messages/shell'
import { type ReactNode, useEffect, useState } from 'react'
import { askAgain } from '#web/client/offline/ask-again.ts'
import type { Trouble } from '#web/client/offline/connection.ts'
import { type Openable, openableScreens } from '#web/client/offline/openable.ts'

const PRESS = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

const NAMES: Record<Openable, string> = {
  '/dashboard': shell.dashboard,
  '/courses': shell.courses,
  '/review': messages.review,
  '/practice': shell.practice,
  '/people': shell.people,
}

type SiteLinesProps = {
  trouble: Trouble | null
  memberId: string | undefined
  /** Loads the new version, if there is one. */
  take: (() => void) | null
}

export function SiteLinesShown({ trouble, memberId, take }: SiteLinesProps) {
  return (
    <>
      {trouble && memberId !== undefined && <ConnectionLine trouble={trouble} memberId={memberId} />}
      {take && (
        <Line>
          <p className="py-2.5">{messages.newVersion}</p>
          <button type="button" className={PRESS} onClick={take}>
            {messages.reload}
          </button>
        </Line>
      )}
    </>
  )
}

function ConnectionLine({ trouble: { because, since, missing }, memberId }: { trouble: Trouble; memberId: string }) {
  return (
    <Line>
      <p className="py-2.5">{missing === 'page' ? messages.offlineNotKept : sentence(because, since)}</p>
      {missing === 'part' && since !== undefined && <p>{messages.notKept}</p>}
      {missing !== 'nothing' && <OpenableLinks memberId={memberId} />}
      {/* A page that isn't there has its own button. */}
      {missing !== 'page' && (
        <button type="button" className={PRESS} onClick={askAgain}>
          {shell.tryAgain}
        </button>
      )}
    </Line>
  )
}

function sentence(because: Trouble['because'], since: number | undefined): string {
  if (since === undefined) return messages.notKept
  const when = timeOf(since)
  return { offline: messages.offlineSince, silent: messages.silentSince, slow: messages.slowSince }[because]({ when })
}

function OpenableLinks({ memberId }: { memberId: string }) {
  const here = useLocation({ select: ({ pathname }) => pathname })
  const [kept, setScreens] = useState<Openable[]>([])
  useEffect(() => {
    let isCurrent = true
    void openableScreens(memberId).then((found) => isCurrent && setScreens(found))
    return () => {
      isCurrent = false
    }
  }, [memberId])
  const screens = kept.filter((screen) => screen !== here)
  if (screens.length === 0) return null
  return (
    <nav aria-label={messages.canOpen} className="flex flex-wrap items-center gap-x-4">
      <p>{messages.canOpen}</p>
      {screens.map((screen) => (
        <Link key={screen} to={screen} className={PRESS}>
          {NAMES[screen]}
        </Link>
      ))}
    </nav>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <div className="border-line border-b bg-card text-ink-soft text-sm">
      <div className="wrap flex min-h-11 flex-wrap items-center gap-x-4">{children}</div>
    </div>
  )
}

/** The time, with the date unless it's today. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  const day = isToday ? {} : ({ dateStyle: 'medium' } as const)
  return new Intl.DateTimeFormat(locale, { ...day, timeStyle: 'short' }).format(at)
}
