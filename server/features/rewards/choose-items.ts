import {
  type CustomerEmail,
  type EmailSwipe,
  loadCustomerEmails,
  loadEmailSwipes,
  loadSocialPosts,
  type SocialPost,
} from 'content/load-rewards'

type LibraryEmail = CustomerEmail | EmailSwipe
export type Library = { posts: readonly SocialPost[]; emails: readonly LibraryEmail[] }

export async function loadLibrary(): Promise<Library> {
  const [posts, forCustomers, invitations] = await Promise.all([
    loadSocialPosts(),
    loadCustomerEmails(),
    loadEmailSwipes(),
  ])
  // The order of delivery: help with customers comes before help with inviting.
  return { posts, emails: [...forCustomers, ...invitations] }
}

/**
 * A number of posts that the member hasn't had, with mixed tones: each time from the tone with the fewest taken, among
 * these the one with the most left, so that later packs are as mixed as the first.
 * @returns undefined when there are too few
 */
export function choosePosts(
  posts: readonly SocialPost[],
  had: ReadonlySet<string>,
  count: number,
): SocialPost[] | undefined {
  const fresh = posts.filter(({ key }) => !had.has(key))
  if (fresh.length < count) return undefined
  const tones = [...Map.groupBy(fresh, ({ tone }) => tone).values()].map((left) => ({ left, taken: 0 }))
  const chosen: SocialPost[] = []
  while (chosen.length < count) {
    const [next] = tones
      .filter(({ left }) => left.length > 0)
      .sort((one, other) => one.taken - other.taken || other.left.length - one.left.length)
    const post = next?.left.shift()
    if (next === undefined || post === undefined) return undefined
    next.taken += 1
    chosen.push(post)
  }
  return chosen
}

/**
 * A number of letters in whole sequences of which the member has had none, because half a sequence is useless.
 * @returns undefined when the library has no such sequences left
 */
export function chooseEmails(
  emails: readonly LibraryEmail[],
  had: ReadonlySet<string>,
  count: number,
): LibraryEmail[] | undefined {
  const chosen: LibraryEmail[] = []
  for (const letters of Map.groupBy(emails, ({ sequence }) => sequence).values()) {
    const isNew = letters.every(({ key }) => !had.has(key))
    if (isNew && chosen.length + letters.length <= count) chosen.push(...letters)
  }
  return chosen.length === count ? chosen : undefined
}
