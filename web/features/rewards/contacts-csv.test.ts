import type { Contact } from 'contract/rewards'
import { describe, expect, it, vi } from 'vitest'
import { mailAddress } from '#web/client/site/mail-address.ts'
import { aContact } from '#web/testing/factories.ts'
import { phoneAddress } from './contact-row.tsx'
import { contactsCsv } from './contacts-csv.ts'

function rowOf(contact: Partial<Contact>): string | undefined {
  return contactsCsv([aContact(contact)]).split('\r\n')[1]
}

describe('contacts as CSV', () => {
  it('has a header, and a line for each person', () => {
    expect(contactsCsv([aContact({ consentSource: 'Fair', isSample: true })])).toBe(
      '\ufeff"Name","Email","Phone","Asked on","Agreed to","Where","Sample"\r\n' +
        '"Nadia Haddad","nadia@example.com","\'+49 30 1234567","2026-11-10","I agree.","Fair","sample"\r\n',
    )
  })

  it.each(['=1+1', '+1', '-1', '@SUM', '\t=1', '\r=1', ' =1', '＝1', '＋1', '－1', '＠x'])(
    'never lets a name be run as a formula: %j',
    (name) => {
      expect(rowOf({ name })?.startsWith(`"'`) || contactsCsv([aContact({ name })]).includes(`"'${name}"`)).toBe(true)
    },
  )

  it('doubles quotation marks, so that a name cannot end its cell', () => {
    expect(rowOf({ name: 'Nadia "N", Haddad' })?.startsWith('"Nadia ""N"", Haddad",')).toBe(true)
  })

  it('leaves out who asked not to be contacted', () => {
    expect(contactsCsv([aContact({ name: 'Elif', doNotContact: true, email: null, phone: null })])).not.toContain(
      'Elif',
    )
  })
})

describe('the day of a download', () => {
  // The page shows the days of the reader's own zone.
  it.each([
    ['America/Bogota', '2026-03-05T01:00:00.000Z', '2026-03-04'],
    ['Asia/Tokyo', '2026-03-04T16:00:00.000Z', '2026-03-05'],
  ])('is that of the reader in %s', (zone, askedAt, day) => {
    vi.stubEnv('TZ', zone)
    expect(rowOf({ askedAt })).toContain(`,"${day}",`)
  })
})

describe('the links to a person', () => {
  it.each([
    ['nadia@example.com', 'mailto:nadia@example.com'],
    ['a?bcc=b&c@example.com', 'mailto:a%3Fbcc%3Db%26c@example.com'],
  ])('write to %s and nobody else', (email, address) => {
    expect(mailAddress(email)).toBe(address)
  })

  it.each([
    ['+49 (30) 123-45 67', 'tel:+49301234567'],
    ['030 1234567 x12', 'tel:0301234567'],
    ['12', null],
    ['()', null],
  ])('dial %s', (phone, address) => {
    expect(phoneAddress(phone)).toBe(address)
  })
})
