import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import * as messages from 'messages/conversations'
import { Loaded } from '#web/client/api/loaded.tsx'
import { usePageTitle } from '#web/client/page/page-title.ts'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { ConversationPlay } from './conversation-play.tsx'
import { conversationQuery } from './conversation-queries.ts'

/** /practice/:slug */
export function PracticeScreen({ slug }: { slug: string }) {
  const query = useQuery(conversationQuery(slug))
  usePageTitle(query.data?.title ?? messages.practice)
  return (
    <div className="mx-auto w-full max-w-3xl">
      <Link
        to="/practice"
        className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 hover:underline"
      >
        <ArrowLeft size={18} aria-hidden className="rtl:-scale-x-100" />
        {messages.practice}
      </Link>
      <Loaded
        query={query}
        loading={
          <Loading label={messages.loadingOne}>
            <Skeleton className="h-80 rounded-card" />
          </Loading>
        }
        failure={messages.oneFailed}
        whole={1}
      >
        {(conversation) => <ConversationPlay key={conversation.version} conversation={conversation} />}
      </Loaded>
    </div>
  )
}
