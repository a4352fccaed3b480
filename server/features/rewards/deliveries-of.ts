import type { Contact, DeliveredEmail, DeliveredPost, Delivery } from 'contract/rewards'
import { piecesOf } from 'game/rewards'
import type { Selectable } from 'kysely'
import type { Db } from '#server/database/database.ts'
import type { RewardTables } from '#server/database/tables/rewards.ts'
import { leadsOfDeliveries } from '#server/features/leads/public.ts'

/** What a member's redemptions delivered, newest first, leads as they stand now. @param limit all of them without it */
export async function deliveriesOf(db: Db, memberId: string, limit?: number): Promise<Delivery[]> {
  const newest = db
    .selectFrom('deliveries')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
  const rows = await (limit === undefined ? newest : newest.limit(limit)).execute()
  const leads = await leadsOfDeliveries(
    db,
    rows.filter((row) => row.reward_type === 'warm_leads').map((row) => row.id),
  )
  return rows.map((row) => deliveryView(row, leads.get(row.id) ?? []))
}

const LEADS_EACH = piecesOf('warm_leads')

function deliveryView(row: Selectable<RewardTables['deliveries']>, leads: Contact[]): Delivery {
  const items: unknown[] = JSON.parse(row.items)
  return {
    id: row.id,
    rewardType: row.reward_type,
    createdAt: new Date(row.created_at).toISOString(),
    posts: row.reward_type === 'social_posts' ? (items as StoredPost[]).map(postView) : [],
    emails: row.reward_type === 'email_swipes' ? (items as StoredEmail[]).map(emailView) : [],
    leads,
    erased: row.reward_type === 'warm_leads' ? Math.max(0, LEADS_EACH - leads.length) : 0,
  }
}

/** What was delivered before the library had translations. */
const IN_ENGLISH = { language: 'en', isReviewed: true }
type Written = keyof typeof IN_ENGLISH

type StoredPost = Omit<DeliveredPost, Written> & Partial<DeliveredPost>

function postView(stored: StoredPost): DeliveredPost {
  const { key, tone, title, body, language, isReviewed } = { ...IN_ENGLISH, ...stored }
  return { key, tone, title, body, language, isReviewed }
}

/** Letters delivered earlier have no condition. */
type StoredEmail = Omit<DeliveredEmail, Written | 'sendOnlyIf'> & Partial<DeliveredEmail>

function emailView(stored: StoredEmail): DeliveredEmail {
  const { key, sequence, step, subject, sendOnlyIf = null, body, language, isReviewed } = { ...IN_ENGLISH, ...stored }
  return { key, sequence, step, subject, sendOnlyIf, body, language, isReviewed }
}
