import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { PracticeListItem } from 'contract/conversations'
import { CONVERSATION_THEMES, PRACTICE_PAY } from 'game/conversations'
import { Check, RotateCcw } from 'lucide-react'
import * as messages from 'messages/conversations'
import { Loaded } from '#web/client/api/loaded.tsx'
import { useMember } from '#web/client/session/member.tsx'
import { Face } from '#web/ui/art/face.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip, MinutesChip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RowsSkeleton } from '#web/ui/list-skeleton.tsx'
import { practiceListQuery } from './conversation-queries.ts'
import { THEME_NAMES } from './in-words.ts'

/** /practice: what can be practised, by theme, with the best ending reached. */
export function PracticeList() {
  const query = useQuery(practiceListQuery(useMember().id))
  return (
    <>
      <h1 className="heading-page">{messages.practice}</h1>
      <p className="mt-2 mb-6 max-w-reading text-ink-soft text-lg">{messages.intro(PRACTICE_PAY)}</p>
      <Loaded query={query} loading={<RowsSkeleton label={messages.loadingList} />} failure={messages.listFailed}>
        {(conversations) => <Themes conversations={conversations} />}
      </Loaded>
    </>
  )
}

function Themes({ conversations }: { conversations: readonly PracticeListItem[] }) {
  if (conversations.length === 0) {
    return (
      <EmptyState
        title={messages.noneYet}
        action={
          <Link to="/courses" className={buttonClass()}>
            {messages.toCourses}
          </Link>
        }
      >
        {messages.coursesOpen}
      </EmptyState>
    )
  }
  return (
    <div className="grid gap-8 md:gap-10">
      {CONVERSATION_THEMES.map((key) => {
        const own = conversations.filter(({ theme }) => theme === key)
        return own.length === 0 ? null : (
          <section key={key} aria-labelledby={`theme-${key}`}>
            <h2 id={`theme-${key}`} className="heading-section mb-3">
              {THEME_NAMES[key]}
            </h2>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {own.map((conversation) => (
                <ConversationCard key={conversation.slug} conversation={conversation} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}

function ConversationCard({ conversation }: { conversation: PracticeListItem }) {
  const { slug, title, partner, objective, minutes, best, isDue } = conversation
  const titleId = `conversation-${slug}`
  return (
    <Card as="li" className="flex min-w-0 flex-col gap-3">
      <div className="flex items-center gap-3">
        <Face name={partner} mood={best?.isClear ? 'glad' : 'calm'} className="size-14" />
        <div className="min-w-0">
          <h3 id={titleId} className="heading-card">
            {title}
          </h3>
          <p className="text-ink-soft text-sm">{messages.withPartner({ partner })}</p>
        </div>
      </div>
      <p className="text-ink-soft">{objective}</p>
      <div className="flex flex-wrap gap-2">
        <MinutesChip minutes={minutes} />
        {isDue && (
          <Chip tone="earned" icon={<RotateCcw size={16} aria-hidden />}>
            {messages.practiseAgain}
          </Chip>
        )}
      </div>
      {best !== null && (
        <p className="flex items-start gap-2 font-semibold text-sm">
          {best.isClear && <Check size={18} strokeWidth={3} className="shrink-0 text-done" aria-hidden />}
          <span>
            {best.isClear ? messages.clearReached({ title: best.title }) : messages.soFar({ title: best.title })}
          </span>
        </p>
      )}
      <Link
        to="/practice/$slug"
        params={{ slug }}
        aria-describedby={titleId}
        className={buttonClass({ variant: best === null ? 'ink' : 'out', className: 'mt-auto' })}
      >
        {best === null ? messages.start : messages.playAgain}
      </Link>
    </Card>
  )
}
