import { PRODUCT_BLANK } from 'game/rewards'
import { describe, expect, test } from 'vitest'
import { fillIn } from './fill-in.ts'
import { customerEmailFaults, emailFaults, postFaults, twins } from './library-faults.ts'
import { loadCourses } from './load-courses.ts'
import { loadCustomerEmails, loadEmailSwipes, loadSocialPosts, TONES } from './load-rewards.ts'

const posts = await loadSocialPosts()
const emails = await loadEmailSwipes()
const customerEmails = await loadCustomerEmails()

/** The longest that a member may be called, with what would break a careless text. */
const MEMBERS = ['Bo', 'Anne-Marie de la Cruz y Hernández Jr', '{link} $&'] as const
const LINK = 'https://whistlestop.example/signup?ref=ABCDEFGH&sponsor=Anne-Marie%20de%20la%20Cruz'

describe('social posts', () => {
  test('there are enough for nine redemptions of five, and at least eleven in each tone', () => {
    expect(posts.length).toBeGreaterThanOrEqual(45)
    for (const tone of TONES) expect(posts.filter((post) => post.tone === tone).length).toBeGreaterThanOrEqual(11)
  })

  test.each(posts)('$key discloses the interest and claims nothing', (post) => {
    expect(postFaults(post)).toEqual([])
  })

  test('no title is used twice', () => {
    expect(new Set(posts.map(({ title }) => title.toLowerCase())).size).toBe(posts.length)
  })
})

describe('e-mails', () => {
  test('there are enough for five redemptions of ten, in sequences of five', () => {
    expect(emails.length).toBeGreaterThanOrEqual(50)
    const sequences = Map.groupBy(emails, ({ sequence }) => sequence)
    expect([...sequences.values()].map((letters) => letters.length)).toEqual(Array(sequences.size).fill(5))
  })

  test.each(emails)('$key discloses the interest, claims nothing and has a way out', (email) => {
    expect(emailFaults(email)).toEqual([])
  })

  test.each(emails)('$key is called by its sequence and step', ({ key, sequence, step }) => {
    expect(key).toBe(`${sequence}-${step}`)
  })

  test('to somebody who has had enough, and only those, have no link', () => {
    const farewells = emails.filter(({ isFarewell }) => isFarewell)
    expect(farewells.map(({ key }) => key)).toEqual([1, 2, 3, 4, 5].map((step) => `gracious-goodbye-${step}`))
    for (const { body } of farewells) expect(body).not.toMatch(/\{link\}|\blink\b(?! in this email)/)
  })

  test('that suppose something happened say what; those without a condition suppose nothing', () => {
    const unconditional = emails.filter(({ sendOnlyIf }) => sendOnlyIf === undefined).map(({ key }) => key)
    expect(unconditional).toEqual(['first-hello-1', 'sharing-a-lesson-1', 'course-invitation-4', 'learning-together-1'])
    for (const { key, sendOnlyIf } of emails) {
      if (sendOnlyIf !== undefined) expect(sendOnlyIf, key).toMatch(/^(You|They) .*[.?”]$/)
    }
  })

  test('no subject is used twice', () => {
    expect(new Set(emails.map(({ subject }) => subject.toLowerCase())).size).toBe(emails.length)
  })
})

describe('emails to customers', () => {
  test('there are ten sequences of five, called by sequence and step', () => {
    const sequences = Map.groupBy(customerEmails, ({ sequence }) => sequence)
    expect([...sequences.values()].map((letters) => letters.length)).toEqual(Array(10).fill(5))
    for (const { key, sequence, step } of customerEmails) expect(key).toBe(`${sequence}-${step}`)
  })

  test.each(customerEmails)('$key invites to nothing and says when to send it', (email) => {
    expect(customerEmailFaults(email)).toEqual([])
    expect(email.sendOnlyIf).toMatch(/^(You|They) .*[.?”]$/)
  })

  test('have keys and subjects of their own', () => {
    const all = [...emails, ...customerEmails]
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    expect(new Set(all.map(({ subject }) => subject.toLowerCase())).size).toBe(all.length)
  })
})

test('no two posts, and no two letters, are the same one in other words', () => {
  expect(twins(posts)).toEqual([])
  expect(twins(emails)).toEqual([])
  expect(twins(customerEmails)).toEqual([])
})

test('filled in, no text has a placeholder of its own left', () => {
  for (const { key, body, ...rest } of [...posts, ...emails]) {
    for (const name of MEMBERS) {
      const filled = fillIn(body, { name, link: LINK, product: PRODUCT_BLANK })
      expect(filled.replaceAll(name, ''), key).not.toMatch(/[{}]/)
      expect(filled.includes(LINK), key).toBe(!('isFarewell' in rest))
      expect(filled.includes(PRODUCT_BLANK), key).toBe(false)
    }
  }
  for (const { key, body } of customerEmails) {
    for (const name of MEMBERS) {
      const filled = fillIn(body, { name, link: LINK, product: PRODUCT_BLANK })
      expect(filled.replaceAll(name, ''), key).not.toMatch(/[{}]/)
      expect([filled.includes(LINK), filled.includes(PRODUCT_BLANK)], key).toEqual([false, true])
    }
  }
})

test('a course or a sheet that a text names is there under this name', async () => {
  const named = [...posts, ...emails].flatMap(({ body }) =>
    [...body.matchAll(/\b(?:course|sheet|called) (?!I\b)((?:\p{Lu}\p{L}*,? ?)+)/gu)].map(([, name = '']) =>
      name.trim(),
    ),
  )
  const names = new Set(named.map((name) => name.replace(/,$/, '')).filter((name) => name !== 'Whistlestop'))
  const courses = await loadCourses()
  const titles = courses.flatMap(({ title, materials }) => [title, ...materials.map((each) => each.title)])
  const isThere = (name: string) => titles.some((title) => title.toLowerCase().startsWith(name.toLowerCase()))
  expect(names.size).toBeGreaterThan(2)
  expect([...names].filter((name) => !isThere(name))).toEqual([])
})
