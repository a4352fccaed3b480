import { describe, expect, test } from 'vitest'
import { customerEmailFaults, DISCLOSURE, emailFaults, postFaults, twins, WAY_OUT } from './library-faults.ts'
import type { CustomerEmail, EmailSwipe, SocialPost } from './load-rewards.ts'

const DISCLOSED =
  'It is training for network marketing, and I get tokens and points when somebody joins through my link. Tokens buy me templates and contacts: {link}'

/** A post without a fault, but for the overrides. `extra` is put before the words that disclose. */
function aPost({ extra = '', ...overrides }: Partial<SocialPost> & { extra?: string } = {}): SocialPost {
  const body = `${'word '.repeat(40)}${extra} ${DISCLOSED}\n– {name}`
  return { key: 'a-post', tone: 'warm', title: 'A post', body, ...overrides }
}

function anEmail(overrides: Partial<EmailSwipe> = {}): EmailSwipe {
  const body = `${'word '.repeat(80)}${DISCLOSED}\nTell me and I won’t write again.\n{name}`
  return { key: 'a-1', sequence: 'a', step: 1, subject: 'Hello', body, ...overrides }
}

function aCustomerEmail(extra = ''): CustomerEmail {
  const body = `${'word '.repeat(80)}on {product}. ${extra}\n{name}`
  return { key: 'a-1', sequence: 'a', step: 1, subject: 'Your order', sendOnlyIf: 'They ordered.', body }
}

describe('a letter to a customer', () => {
  test('can speak of what was paid, and leave blanks', () => {
    expect(customerEmailFaults(aCustomerEmail('You get back what you paid by [day].'))).toEqual([])
  })

  test.each([
    ['invites: join', 'You could join too.'],
    ['invites: Whistlestop', 'I learned it at Whistlestop.'],
    ['invites: tokens', 'I get tokens for it.'],
    ['sells something else: special offer', 'Here is a special offer.'],
    ['sells something else: five stars', 'Give me five stars.'],
    ['has a blank that does not say in small letters what belongs there: [', 'By [DAY].'],
    ['names a sum: €', 'It is €5.'],
    ['presses for time: last chance', 'It is your last chance.'],
    ['begins a sentence with the product', '{product} is here.'],
  ])('is refused when it %s', (sentence, extra) => {
    expect(customerEmailFaults(aCustomerEmail(extra))).toEqual([sentence])
  })
})

test('a post and a letter as they should be have no fault', () => {
  expect(postFaults(aPost())).toEqual([])
  expect(emailFaults(anEmail())).toEqual([])
})

test('points, tokens and tickets are not words of earning, nor is learning', () => {
  expect(postFaults(aPost({ extra: 'You learn, and collect tokens, tickets and points.' }))).toEqual([])
})

describe('refused in a post, in its title and in a letter', () => {
  test.each([
    ['names a sum: €', 'It is worth €5.'],
    ['names a sum: $', 'It is worth 5 $.'],
    ['names a sum: ₹', 'It is worth ₹5.'],
    ['names a sum: USD', 'It is worth 5 USD.'],
    ['names a percentage: %', 'It keeps 90% of people.'],
    ['names a percentage: per cent', 'It keeps ninety per cent.'],
    ['speaks of earning: earn', 'You can earn with it.'],
    ['speaks of earning: Income', 'Income on the side.'],
    ['speaks of earning: money', 'No money needed.'],
    ['speaks of earning: profits', 'There are profits in it.'],
    ['speaks of earning: paid', 'You get paid.'],
    ['speaks of earning: commission', 'A commission is yours.'],
    ['speaks of earning: salary', 'Like a second salary.'],
    ['speaks of earning: cash', 'It is cash in hand.'],
    ['speaks of earning: opportunity', 'What an opportunity.'],
    ['makes a claim of hype: game-changer', 'A game-changer for all.'],
    ['makes a claim of hype: guarantee', 'I guarantee it.'],
    ['makes a claim of hype: Amazing', 'Amazing lessons.'],
    ['makes a claim of hype: results', 'See the results.'],
    ['presses for time: last chance', 'It is your last chance.'],
    ['presses for time: Hurry', 'Hurry up.'],
    ['presses for time: places left', 'Three places left.'],
    ['speaks of health: health', 'It is good for your health.'],
    ['says “by” a link, not “through”: by my link', 'Look in by my link.'],
    ['shouts: READ', 'READ this.'],
    ['shouts: #', 'Read this #lessons'],
    ['shouts: !!', 'Read this!!'],
    ['shouts: 🚀', 'Read this 🚀'],
    ['holds marks that a post would show: <b', 'Read <b>this</b>.'],
    ['holds marks that a post would show: &amp;', 'You &amp; me.'],
    ['holds marks that a post would show: **', 'Read **this**.'],
    ['links elsewhere than to {link}: https:', 'See https://example.org too.'],
    ['links elsewhere than to {link}: example.com', 'See example.com too.'],
    ['links elsewhere than to {link}: e@e', 'Write to me@example.de.'],
  ])('%s', (fault, extra) => {
    expect(postFaults(aPost({ extra }))).toContain(fault)
    expect(postFaults(aPost({ title: extra }))).toContain(fault)
    expect(emailFaults(anEmail({ subject: extra }))).toContain(fault)
  })
})

describe('refused in a text', () => {
  test.each([
    ['has another placeholder', 'Hello {friend}.'],
    ['bends the name', 'It is {name}’s link.'],
  ])('%s', (fault, extra) => {
    expect(postFaults(aPost({ extra }))).toContain(fault)
  })

  test('a sign right after the link', () => {
    const { body } = aPost()
    expect(postFaults(aPost({ body: body.replace('{link}', '{link}.') }))).toEqual([
      'has a sign right after the link, which a phone takes for a part of it',
    ])
  })

  test('an interest told only after the link', () => {
    const { body } = aPost()
    const turned = `Here: {link}\n${body.replace('{link}', '')}`
    expect(postFaults(aPost({ body: turned }))).toEqual([
      'says what the sender gets only after the link',
      'does not say before the link what tokens buy',
    ])
  })

  test('an interest not told', () => {
    const { body } = aPost()
    const silent = body.replace('I get tokens and points', 'I am glad')
    expect(postFaults(aPost({ body: silent }))).toEqual(['does not say what the sender gets'])
  })

  test('nothing said of what tokens buy, or only after the link', () => {
    const { body } = aPost()
    const late = body.replace(
      'Tokens buy me templates and contacts: {link}',
      '{link}\nTokens buy me templates and contacts',
    )
    for (const silent of [body.replace('Tokens buy me templates and contacts', 'Look'), late]) {
      expect(postFaults(aPost({ body: silent }))).toEqual(['does not say before the link what tokens buy'])
    }
  })

  test('a farewell that does not say that it is one, and none for having no link', () => {
    const body = `${'word '.repeat(80)}\nI won’t write again.\n{name}`
    expect(emailFaults(anEmail({ isFarewell: true, body }))).toEqual([])
    expect(emailFaults(anEmail({ body }))).toContain('does not say what the sender gets')
    expect(emailFaults(anEmail({ isFarewell: true, body: 'word '.repeat(80) }))).toEqual([
      'does not say how to hear no more of it',
    ])
  })

  test('nothing said of the trade that it is for', () => {
    const { body } = aPost()
    const vague = body.replace('network marketing', 'life')
    expect(postFaults(aPost({ body: vague }))).toEqual(['does not say that the training is for selling'])
  })

  test('no way out of a letter', () => {
    const { body } = anEmail()
    const pressing = body.replace('I won’t write again', 'I am happy')
    expect(emailFaults(anEmail({ body: pressing }))).toEqual(['does not say how to hear no more of it'])
  })

  test('a post too short or too long', () => {
    const { body } = aPost()
    expect(postFaults(aPost({ body: body.replace(/^(word ){26}/, '') }))).toEqual(['has 38 words, not 40 to 90'])
    expect(postFaults(aPost({ body: 'word '.repeat(34) + body }))).toEqual(['has 98 words, not 40 to 90'])
  })

  test('a letter too short or too long', () => {
    const { body } = anEmail()
    expect(emailFaults(anEmail({ body: body.replace(/^(word ){36}/, '') }))).toContain('has 75 words, not 80 to 160')
    expect(emailFaults(anEmail({ body: 'word '.repeat(54) + body }))).toContain('has 165 words, not 80 to 160')
  })
})

test.each([
  'I get points when somebody joins by my link.',
  'I get no tokens and points when somebody joins by my link.',
  'I don’t get tokens and points when you join.',
  'You get tokens and points when you join.',
  'I collect tokens and points.',
  'I collect tokens and points when I learn.',
  'When you join, nobody can say that I get tokens and points.',
  'If you join, be glad. I like it, and tokens and points are fun.',
])('“%s” discloses no interest', (sentence) => {
  expect(sentence).not.toMatch(DISCLOSURE)
})

test.each(['I won’t write today.', 'I will write again.', 'I will stop by on Monday?', 'Tell me.'])(
  '“%s” is no way out',
  (sentence) => {
    expect(sentence).not.toMatch(WAY_OUT)
  },
)

describe('twins', () => {
  const body = 'one two three four five six seven eight nine ten'

  test('the same text under two keys', () => {
    expect(
      twins([
        { key: 'a', body },
        { key: 'b', body: body.toUpperCase() },
      ]),
    ).toEqual(['a = b'])
  })

  test('more than six of ten words in common', () => {
    const seven = 'one two three four five six seven a b c'
    expect(
      twins([
        { key: 'a', body },
        { key: 'b', body: seven },
      ]),
    ).toEqual(['a = b'])
  })

  test('six of ten are not too many, and placeholders do not count', () => {
    const six = 'one two three four five six a b c d {name} {link}'
    expect(
      twins([
        { key: 'a', body: `${body} {name} {link}` },
        { key: 'b', body: six },
      ]),
    ).toEqual([])
  })
})
