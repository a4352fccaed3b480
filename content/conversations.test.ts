import type { ConversationScript } from 'contract/conversation-script'
import * as english from 'messages/server/conversation-rules'
import { describe, expect, test } from 'vitest'
import { conversationFigures, conversationFindings, sharedPartners } from './conversation-rules.ts'
import { loadConversations, readConversation, writeConversation } from './load-conversations.ts'

const conversations = await loadConversations()

type Mutable<T> = T extends object ? { -readonly [K in keyof T]: Mutable<T[K]> } : T
type Draft = Mutable<ConversationScript>

function example(): Draft {
  const found = conversations.find(({ slug }) => slug === 'what-would-i-earn')
  if (found === undefined) throw new Error('The example is missing')
  return structuredClone(found.script) as Draft
}

function nodeIn(script: Draft, id: string): Draft['nodes'][number] {
  const found = script.nodes.find((node) => node.id === id)
  if (found === undefined) throw new Error(`There is no node ${id}`)
  return found
}

function replyIn(script: Draft, node: string, id: string): Draft['nodes'][number]['replies'][number] {
  const found = nodeIn(script, node).replies.find((reply) => reply.id === id)
  if (found === undefined) throw new Error(`There is no reply ${id}`)
  return found
}

/** The findings after a change, as `rule node: message`. */
function after(change: (script: Draft) => void): string[] {
  const script = example()
  change(script)
  return conversationFindings(script).map(({ rule, node, sentence }) => `${rule} ${node}: ${sentence(english)}`)
}

const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ')

describe.each(conversations)('the conversation $slug', ({ slug, script }) => {
  test('keeps all rules', () => {
    expect(conversationFindings(script)).toEqual([])
  })

  test('is the same after it was written and read again', () => {
    expect(readConversation(slug, writeConversation({ slug, script }))).toEqual({ slug, script })
  })
})

test('no two partners have the same name', () => {
  expect(sharedPartners(conversations)).toEqual([])
  expect(sharedPartners([...conversations, { slug: 'copy', script: example() }])).toEqual([
    'what-would-i-earn and copy have the same partner',
  ])
})

test('the figures of the example are those that were counted when it was written', () => {
  const { paths, endings, turns, nodes, longest, shortest } = conversationFigures(example())
  expect({ paths, turns, nodes, longest, shortest }).toEqual({
    paths: 16_073,
    turns: 13,
    nodes: 15,
    longest: 5,
    shortest: 6,
  })
  expect(Object.fromEntries(endings.map(({ id, paths }) => [id, paths]))).toEqual({
    gone: 2195,
    'false-hope': 6680,
    'half-the-picture': 3227,
    hurried: 931,
    clear: 678,
    'something-missing': 2362,
  })
})

describe('the form', () => {
  test('wants every text, every name once, and only names that are there', () => {
    expect(
      after((script) => {
        script.setting = ' '
        script.facts.push({ id: 'typical', text: 'again' })
        nodeIn(script, 'ask').line = ''
        replyIn(script, 'ask', 'depends').feedback = ''
        replyIn(script, 'ask', 'depends').does = ['clam']
        replyIn(script, 'need', 'together').source = 'blog'
      }).filter((finding) => finding.startsWith('0')),
    ).toEqual([
      '0 null: setting: is empty',
      '0 ask: the partner says nothing',
      '0 ask: depends has no feedback',
      '0 null: two facts are called typical',
      '0 ask: there is no harm clam',
      '0 need: there is no source blog',
    ])
  })

  test('wants a harm from each harmful reply, and each fact and harm from some reply', () => {
    const findings = after((script) => {
      replyIn(script, 'who', 'car').does = []
      script.facts.push({ id: 'more', text: 'more' })
    })
    expect(findings).toContain('0 who: car is harmful and does no harm')
    expect(findings).toContain('0 null: no reply tells the fact more')
    expect(findings).toContain('0 null: no reply does the harm glamour')
  })

  test('wants a last ending without a condition, one clear ending, and a model path to it', () => {
    expect(after((script) => script.endings.pop())).toContain('0 null: the last ending must have no condition')
    const none = after((script) => {
      for (const ending of script.endings) ending.isClear = false
    })
    expect(none).toContain('0 null: exactly one ending must be the clear one (clear: true)')
    expect(after((script) => script.model.pop())).toContain(
      '0 null: the model path must be a path that reaches the clear ending',
    )
  })
})

describe('the rules', () => {
  test('1: replies lead to nodes that are there, every node is reached, and every path ends within 14 turns', () => {
    const stray = after((script) => {
      replyIn(script, 'link', 'one-mail').go = 'nowhere'
    })
    expect(stray).toContain('1 link: one-mail goes to nowhere, which isn’t there')
    const circle = after((script) => {
      replyIn(script, 'link', 'one-mail').go = 'ask'
    })
    expect(circle).toContain('1 null: some path never ends, or there are too many paths to count')
    const lonely = after((script) => script.nodes.push({ ...nodeIn(script, 'need'), id: 'lonely' }))
    expect(lonely).toContain('1 lonely: no path reaches this node')
    const long = after((script) => {
      for (const id of ['one', 'two']) script.nodes.push({ ...structuredClone(nodeIn(script, 'no-group')), id })
      for (const reply of nodeIn(script, 'no-group').replies) reply.go = 'one'
      for (const reply of nodeIn(script, 'one').replies) reply.go = 'two'
    })
    expect(long).toContain('1 null: a path has 15 turns, at most 14 are allowed')
  })

  test('2: each node has two replies and a good one, and what is harmed can be repaired', () => {
    const findings = after((script) => {
      nodeIn(script, 'dodged').replies.pop()
      replyIn(script, 'caught', 'sorry').mends = []
    })
    expect(findings).toContain('2 dodged: needs two to four replies')
    expect(findings).toContain('2 dodged: needs a strong reply or a repair')
    expect(findings).toContain('2 message: no later reply repairs the lied of sister')
  })

  test('3: the length or the place of a reply does not show that it is good', () => {
    const long = after((script) => {
      for (const node of script.nodes) {
        for (const reply of node.replies) if (reply.quality === 'strong') reply.text += ' And that is how it is, truly.'
      }
    })
    expect(long).toContain('3 null: the good reply is the longest in 10 of 15 nodes, at most 40% are allowed')
    const short = after((script) => {
      for (const node of script.nodes) {
        for (const reply of node.replies) if (reply.quality === 'repair') reply.text = 'No.'
      }
    })
    expect(short).toContain('3 null: the good reply is the shortest in 12 of 15 nodes, at most 40% are allowed')
    const first = after((script) => {
      for (const node of script.nodes) {
        node.replies.sort((a, b) => Number(script.model.includes(b.id)) - Number(script.model.includes(a.id)))
      }
    })
    expect(first).toContain('3 null: always choosing the first reply reaches clear')
  })

  test('4: the clear ending is rare, and every ending is reached', () => {
    const easy = after((script) => {
      const clear = script.endings.find(({ isClear }) => isClear)
      if (clear !== undefined) clear.when.allFacts = []
    })
    expect(easy).toContain('4 null: 18.9% of the paths reach clear, at most 5% may')
    expect(easy).toContain('4 null: 0% of the paths reach something-missing, at least 1% must')
  })

  test('5: lines, replies and feedback are short, and feedback says more than right or wrong', () => {
    const findings = after((script) => {
      nodeIn(script, 'ask').line = words(36)
      replyIn(script, 'ask', 'depends').text = words(25)
      replyIn(script, 'ask', 'depends').feedback = words(36)
      replyIn(script, 'ask', 'cannot-say').feedback = 'Yes, that’s exactly right. Very well done!'
    })
    expect(findings.filter((finding) => finding.startsWith('5'))).toEqual([
      '5 ask: what the partner says has 36 words, at most 35 are allowed',
      '5 ask: the feedback of cannot-say doesn’t say what the other person thinks or what you owe now',
      '5 ask: the text of depends has 25 words, at most 24 are allowed',
      '5 ask: the feedback of depends has 36 words, at most 35 are allowed',
    ])
  })

  test('6: feedback that states a rule has a source', () => {
    const findings = after((script) => {
      replyIn(script, 'message', 'so-you-know').source = null
    })
    expect(findings).toEqual(['6 message: the feedback of so-you-know states a rule and needs a source'])
  })

  test('7: good replies and feedback make no claim; harmful replies may', () => {
    const findings = after((script) => {
      replyIn(script, 'ask', 'cannot-say').text = 'You could earn up to a lot.'
      replyIn(script, 'ask', 'depends').text = 'You could earn up to $900.'
      replyIn(script, 'ask', 'depends').feedback = 'That is €900 which she will believe in, a proven sum.'
    })
    expect(findings.filter((finding) => finding.startsWith('7'))).toEqual([
      '7 ask: the text of cannot-say makes a claim of hype: earn up to',
      '7 ask: the feedback of depends names a sum: €',
      '7 ask: the feedback of depends uses a word we don’t use: proven',
    ])
  })

  test('7: the claims that the claim check finds count, too, unless they are quoted', () => {
    const findings = after((script) => {
      script.tryIt = 'Tell a friend how you replaced your salary in three months.'
      replyIn(script, 'ask', 'depends').feedback = 'She heard “you will replace your salary” and thinks less of you.'
    })
    expect(findings.filter((finding) => finding.startsWith('7'))).toEqual([
      expect.stringMatching(/^7 .*Tell a friend how .* makes a claim: /),
    ])
  })

  test('8: one harmful reply is warm', () => {
    const findings = after((script) => {
      for (const { replies } of script.nodes) {
        for (const reply of replies) if (reply.quality === 'harmful') reply.mood = Math.min(0, reply.mood)
      }
    })
    expect(findings).toContain('8 null: at least one harmful reply must be warm: it lifts the mood')
  })
})

describe('a file that is not as the format wants it', () => {
  const text = writeConversation({ slug: 'example', script: example() })

  test.each([
    ['theme: joining', 'theme: jokes', /theme: must be equal to one of the allowed values \(talking, /],
    ['minutes: 4', 'minutes: soon', /minutes: must be integer/],
    ['title: What would I earn?', '', /the file: must have required properties title/],
    ['quality: strong', 'quality: splendid', /nodes → 0 → replies → 0 → quality: must be equal/],
    ['id: cannot-say', 'id: step-back', /nodes → 0 → replies → 0 → id: must match/],
    ['says: You sell', 'rosa: You sell', /node ask: rosa: is neither a field nor the name of the partner/],
    ['    last_chance: true', '    last_chance: true\n    ines: Twice', /says two lines/],
  ])('%s → %s', (from, to, fault) => {
    expect(text).toContain(from)
    expect(() => readConversation('file', text.replace(from, to))).toThrow(fault)
  })
})
