import type { TestApp } from '#server/testing/test-app.ts'

/** The mails in the outbox to an address, newest last. */
export function mailsTo({ deps }: TestApp, address: string) {
  return deps.database.read
    .selectFrom('mails')
    .selectAll()
    .where('to_address', '=', address)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** The token of the link in the only mail of this kind to an address. @throws when there is not exactly one */
export async function mailedToken(testApp: TestApp, address: string, kind: string): Promise<string> {
  const mails = (await mailsTo(testApp, address)).filter((mail) => mail.kind === kind)
  const [mail] = mails
  if (mail === undefined || mails.length > 1) throw new Error(`${mails.length} mails ${kind} to ${address}`)
  return /token=([\w-]{43})/.exec(mail.text)?.[1] ?? ''
}
