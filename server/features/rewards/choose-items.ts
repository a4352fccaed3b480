import {
  type CustomerEmail,
  type EmailSwipe,
  loadCustomerEmails,
  loadEmailSwipes,
  loadSocialPosts,
  type SocialPost,
} from 'content/load-rewards'
import { fileIn } from 'content/load-translations'
import { readLanguage } from 'content/translation-faults'
import { loadOnce } from '#server/load-once.ts'

type Written = { language: string; isReviewed: boolean }
type LibraryPost = SocialPost & Written
type LibraryEmail = (CustomerEmail | EmailSwipe) & Written
export type Library = { posts: readonly LibraryPost[]; emails: readonly LibraryEmail[] }

/** Reads the library of a language when it's first asked for. */
export function librariesByLanguage(): (language: string) => Promise<Library> {
  const libraries = new Map<string, () => Promise<Library>>()
  return (language) => {
    const read = libraries.get(language) ?? loadOnce(() => loadLibrary(language))
    libraries.set(language, read)
    return read()
  }
}

/** @param language of the texts; those that aren't translated are in English */
export async function loadLibrary(language: string, folder?: URL): Promise<Library> {
  const read = async <Item extends object>(path: string, load: (file: URL) => Promise<Item[]>) => {
    const { url, code } = await fileIn(path, language, folder)
    const isReviewed = code === 'en' || (await readLanguage(code, folder)).reviewedBy !== null
    return (await load(url)).map((item) => ({ ...item, language: code, isReviewed }))
  }
  const [posts, forCustomers, invitations] = await Promise.all([
    read('rewards/social-posts.yaml', loadSocialPosts),
    read('rewards/customer-emails.yaml', loadCustomerEmails),
    read('rewards/email-swipes.yaml', loadEmailSwipes),
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
  posts: readonly LibraryPost[],
  had: ReadonlySet<string>,
  count: number,
): LibraryPost[] | undefined {
  const fresh = posts.filter(({ key }) => !had.has(key))
  if (fresh.length < count) return undefined
  const tones = [...Map.groupBy(fresh, ({ tone }) => tone).values()].map((left) => ({ left, taken: 0 }))
  const chosen: LibraryPost[] = []
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
