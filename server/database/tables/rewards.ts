export type RewardTables = {
  /** What a redemption delivered. */
  deliveries: {
    id: string
    member_id: string
    reward_type: 'social_posts' | 'email_swipes' | 'warm_leads'
    /** JSON of the posts or e-mails as they were filled in; an empty list for leads, which are rows of their own. */
    items: string
    created_at: number
  }
  /** Which posts and e-mails of the library a member has had. */
  delivered_items: { member_id: string; item_key: string }
}
