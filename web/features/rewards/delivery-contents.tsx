import type { Delivery } from 'contract/rewards'
import { Download } from 'lucide-react'
import * as messages from 'messages/rewards'
import { ownWordsOf } from '#web/client/own-words/use-own-words.ts'
import { useMember } from '#web/client/session/member.tsx'
import { Button } from '#web/ui/button.tsx'
import { ContactList } from './contact-list.tsx'
import { DeliveredEmails } from './delivered-emails.tsx'
import { DeliveredPosts } from './delivered-posts.tsx'
import { download } from './download.ts'
import { localDate } from './local-date.ts'
import type { Hints } from './own-text.tsx'
import { emailsText, postsText, wordsOfEmail, wordsOfPost } from './pack-text.ts'

/** What one redemption brought, with a way to keep it as a file. */
export function DeliveryContents({ delivery, hints }: { delivery: Delivery; hints: Hints }) {
  const { rewardType, posts, emails, createdAt } = delivery
  const { id } = useMember()
  const day = localDate(createdAt)
  switch (rewardType) {
    case 'social_posts':
      return (
        <>
          <DeliveredPosts posts={posts} hints={hints} />
          <DownloadButton
            name={messages.downloadText}
            onClick={() =>
              download(
                messages.postsFile({ day }),
                'text/plain',
                postsText(posts.map((post) => ({ ...post, body: ownWordsOf(id, wordsOfPost(post), post.body) }))),
              )
            }
          />
        </>
      )
    case 'email_swipes':
      return (
        <>
          <DeliveredEmails emails={emails} hints={hints} />
          <DownloadButton
            name={messages.downloadText}
            onClick={() =>
              download(
                messages.emailsFile({ day }),
                'text/plain',
                emailsText(
                  emails.map((email) => ({ ...email, body: ownWordsOf(id, wordsOfEmail(email), email.body) })),
                ),
              )
            }
          />
        </>
      )
    case 'warm_leads':
      return <Leads delivery={delivery} />
  }
}

function Leads({ delivery: { leads, erased } }: { delivery: Delivery }) {
  return (
    <>
      <p className="text-ink-soft">{messages.beKind}</p>
      {leads.length > 0 && <ContactList contacts={leads} />}
      {erased > 0 && <p className="text-ink-soft">{messages.erased({ count: erased })}</p>}
    </>
  )
}

function DownloadButton({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <Button onClick={onClick} className="justify-self-start">
      <Download size={20} aria-hidden />
      {name}
    </Button>
  )
}
