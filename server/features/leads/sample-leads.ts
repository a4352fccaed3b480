import type { Transaction } from '#server/database/database.ts'
import type { Dependencies } from '#server/dependencies.ts'
import { emailHash } from '#server/features/mail/public.ts'
import { insertLeads } from './queries.ts'

const FIRST = ['Alma', 'Bruno', 'Celia', 'Diego', 'Edda', 'Farid', 'Greta', 'Hugo', 'Ilse', 'Jamal']
const FAMILY = ['Novak', 'Silva', 'Berg']

/**
 * Fictitious people for the demo's pool: each is marked as a sample wherever it's shown, and gets no mail.
 * @returns how many are new
 */
export function addSampleLeads(
  db: Transaction,
  { now, randomBytes }: Pick<Dependencies, 'now' | 'randomBytes'>,
): Promise<number> {
  const names = FAMILY.flatMap((family) => FIRST.map((first) => `${first} ${family}`))
  const leads = names.map((name) => {
    const email = `${name.toLowerCase().replace(' ', '.')}@sample.example`
    return {
      id: randomBytes(12).toString('base64url'),
      name,
      email,
      email_hash: emailHash(email),
      source: 'sample' as const,
      consent_text: 'This is a sample for the demo. There is no such person.',
      consent_source: 'The demo of Whistlestop',
      pool_state: 'available' as const,
      created_at: now(),
    }
  })
  return insertLeads(db, leads)
}
