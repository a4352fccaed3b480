import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import PostalMime, { type Email } from 'postal-mime'

const { MAILBOX = '' } = process.env

/** The newest mail to an address whose subject matches, once it has come. */
export async function mailTo(address: string, subject: RegExp): Promise<Email> {
  let found: Email | undefined
  await expect
    .poll(
      async () => {
        for (const file of readdirSync(MAILBOX).sort()) {
          const mail = await PostalMime.parse(readFileSync(join(MAILBOX, file)))
          const isFor = mail.to?.some((each) => each.address === address)
          if (isFor && subject.test(mail.subject ?? '')) found = mail
        }
        return found?.subject
      },
      { message: `a mail to ${address}`, timeout: 15_000 },
    )
    .toBeDefined()
  if (found === undefined) throw new Error('unreachable')
  return found
}

/** The first address in a mail's plain text that matches. */
export function linkIn({ text = '' }: Email, pattern: RegExp): string {
  const link = text.match(/https?:\/\/\S+/g)?.find((each) => pattern.test(each))
  if (link === undefined) throw new Error(`No link like ${pattern} is in: ${text}`)
  return link
}
