import { Link } from '@tanstack/react-router'
import type { Memory } from 'contract/reviews'
import * as messages from 'messages/memory'
import { useState } from 'react'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { dueDay } from './day-words.ts'
import { SignalChip } from './signal-chip.tsx'

/** So many are shown at first, the most faded ones. */
const SHOWN = 20

/** Each idea with how fresh it is, when it comes back and where it was taught. */
export function MemoryIdeas({ ideas }: Pick<Memory, 'ideas'>) {
  const { timeZone } = useMember()
  const [shown, setShown] = useState(SHOWN)
  const sorted = ideas.toSorted((one, other) => (one.retrievability ?? 0) - (other.retrievability ?? 0))
  return (
    <Card aria-labelledby="ideas">
      <h2 id="ideas" className="heading-panel">
        {messages.byIdea}
      </h2>
      <p className="mt-1 text-ink-soft">{messages.mostFadedFirst}</p>
      <ul className="mt-2 divide-y divide-rule">
        {sorted.slice(0, shown).map(({ idea, title, signal, dueOn, lesson }) => (
          <li key={idea} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <div className="min-w-0 flex-1 basis-52">
              <h3 className="break-words font-sans font-semibold text-base tracking-normal">{title}</h3>
              <p className="text-ink-soft text-sm">
                {lesson
                  ? messages.comesBackFrom({
                      ...dueDay(dueOn, timeZone),
                      title: lesson.title,
                      link: (inside) => (
                        <Link to={lesson.href} className="underline underline-offset-4">
                          {inside}
                        </Link>
                      ),
                    })
                  : messages.comesBack(dueDay(dueOn, timeZone))}
              </p>
            </div>
            <SignalChip signal={signal} />
          </li>
        ))}
      </ul>
      {ideas.length > shown && (
        <Button className="mt-3" onClick={() => setShown(shown + SHOWN)}>
          {messages.showMore({ count: Math.min(SHOWN, ideas.length - shown) })}
        </Button>
      )}
    </Card>
  )
}
