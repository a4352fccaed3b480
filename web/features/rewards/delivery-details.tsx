import type { Delivery } from 'contract/rewards'
import { REWARDS } from 'game/rewards'
import { ChevronDown, Download } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { CARD } from '#web/ui/card.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { ContactList } from './contact-list.tsx'
import { DeliveredEmails } from './delivered-emails.tsx'
import { DeliveredPosts } from './delivered-posts.tsx'
import { download } from './download.ts'
import { emailsText, postsText } from './pack-text.ts'
import { RewardIcon } from './reward-icon.tsx'

/** What one redemption brought, folded but for the newest. @param open as it stands at first */
export function DeliveryDetails({ delivery, open }: { delivery: Delivery; open: boolean }) {
  const { rewardType, createdAt } = delivery
  return (
    <details open={open} className={`${CARD} group overflow-clip`}>
      <summary className="flex cursor-pointer list-none items-center gap-3 bg-earned-tint p-4 md:px-6 [&::-webkit-details-marker]:hidden">
        <RewardIcon type={rewardType} />
        <span className="min-w-0 flex-1">
          <h3 className="heading-card">{REWARDS.find(({ type }) => type === rewardType)?.title}</h3>
          <span className="text-ink-soft text-sm">
            Delivered on <Moment at={createdAt} />
          </span>
        </span>
        <ChevronDown size={24} className="shrink-0 transition-transform group-open:rotate-180" aria-hidden />
      </summary>
      <div className="grid gap-5 p-4 md:p-6">
        <Contents delivery={delivery} />
      </div>
    </details>
  )
}

function Contents({ delivery }: { delivery: Delivery }) {
  const { rewardType, posts, emails, createdAt } = delivery
  const day = createdAt.slice(0, 10)
  switch (rewardType) {
    case 'social_posts':
      return (
        <>
          <DeliveredPosts posts={posts} />
          <DownloadButton
            name="Download all as .txt"
            onClick={() => download(`whistlestop-posts-${day}.txt`, 'text/plain', postsText(posts))}
          />
        </>
      )
    case 'email_swipes':
      return (
        <>
          <DeliveredEmails emails={emails} />
          <DownloadButton
            name="Download all as .txt"
            onClick={() => download(`whistlestop-emails-${day}.txt`, 'text/plain', emailsText(emails))}
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
      <p className="text-ink-soft">
        These people confirmed that one member may email them. Be kind, say who you are, and take no for an answer.
      </p>
      {leads.length > 0 && <ContactList contacts={leads} />}
      {erased > 0 && (
        <p className="text-ink-soft">
          {erased === 1 ? 'One person’s details have' : `${erased} people’s details have`} been deleted since.
        </p>
      )}
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
