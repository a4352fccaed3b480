import type { DeliveredEmail, DeliveredPost } from 'contract/rewards'
import { PRODUCT_BLANK } from 'game/rewards'
import * as messages from 'messages/rewards'
import { sequenceName } from './pack-names.ts'

const BETWEEN = '\r\n\r\n----------------------------------------\r\n\r\n'

/** A pack of posts as a text file. */
export function postsText(posts: readonly DeliveredPost[]): string {
  return asFile(posts.map(({ title, body }) => `${title}\n\n${body}`))
}

/** A pack of letters as a text file, each with its subject and the condition on which to send it. */
export function emailsText(emails: readonly DeliveredEmail[]): string {
  return asFile(
    emails.map(({ subject, sendOnlyIf, body }) => {
      const condition = sendOnlyIf === null ? '' : `${messages.sendOnlyIfLine({ condition: sendOnlyIf })}\n`
      return `${condition}${messages.subjectLine({ subject })}\n\n${body}`
    }),
  )
}

/** What the changed text of a post, or of a letter, is stored under. */
export const wordsOfPost = ({ key }: DeliveredPost) => `post:${key}`
export const wordsOfEmail = ({ key }: DeliveredEmail) => `email:${key}`

/** With what the customer bought in place of the blank, once the member has said it. */
export function namingProduct(body: string, product: string): string {
  const name = product.trim()
  return name === '' ? body : body.replaceAll(PRODUCT_BLANK, () => name)
}

/** The letters by their sequence, each in its order. */
export function sequencesOf(emails: readonly DeliveredEmail[]): [name: string, letters: DeliveredEmail[]][] {
  const sequences = Map.groupBy(emails, ({ sequence }) => sequence)
  return [...sequences].map(([key, letters]) => [sequenceName(key), letters.toSorted((a, b) => a.step - b.step)])
}

/** With the line ends that every editor knows. */
function asFile(parts: readonly string[]): string {
  return `${parts.map((part) => part.replace(/\r?\n/g, '\r\n')).join(BETWEEN)}\r\n`
}
