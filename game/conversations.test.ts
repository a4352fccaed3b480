import { describe, expect, test } from 'vitest'
import { blindEnding, countPaths, longestPath, nodesInOrder } from './conversation-paths.ts'
import {
  applyReply,
  type ConversationNode,
  type ConversationScript,
  endingOf,
  faceOf,
  type Reply,
  replay,
  STEP_BACK,
  startState,
} from './conversations.ts'

function reply(id: string, go: string, rest: Partial<Reply> = {}): Reply {
  return {
    id,
    go,
    text: id,
    quality: 'fair',
    tells: [],
    does: [],
    mends: [],
    mood: 0,
    feedback: '',
    source: null,
    ...rest,
  }
}

function node(id: string, ...replies: Reply[]): ConversationNode {
  return { id, isEnd: replies.length === 0, isLastChance: false, stage: null, line: id, replies }
}

/** Two questions: the price, told or hidden, then whether it was true. */
const SCRIPT: ConversationScript = {
  title: 'A pan',
  theme: 'customers',
  course: null,
  lesson: null,
  minutes: 1,
  objective: '',
  sources: [],
  setting: '',
  partner: { name: 'Ines', about: '', mood: { start: 5, leavesAt: 1 } },
  facts: [
    { id: 'price', text: 'What it costs' },
    { id: 'returns', text: 'That it can be sent back' },
  ],
  harms: [{ id: 'lied', text: 'She was told something untrue' }],
  start: 'ask',
  nodes: [
    node(
      'ask',
      reply('tell', 'sure', { tells: ['price'], mood: 1 }),
      reply('lie', 'sure', { does: ['lied'], mood: 1, text: 'a longer lie' }),
      reply('insult', 'sure', { mood: -4 }),
    ),
    node('sure', reply('both', 'end', { tells: ['returns', 'price'], mends: ['lied'] }), reply('shrug', 'end')),
    node('end'),
  ],
  endings: [
    { id: 'gone', isClear: false, when: { moodAtMost: 1, anyHarm: [], allFacts: [] }, title: '', text: '' },
    { id: 'false', isClear: false, when: { moodAtMost: null, anyHarm: ['lied'], allFacts: [] }, title: '', text: '' },
    {
      id: 'clear',
      isClear: true,
      when: { moodAtMost: null, anyHarm: [], allFacts: ['price', 'returns'] },
      title: '',
      text: '',
    },
    { id: 'gap', isClear: false, when: { moodAtMost: null, anyHarm: [], allFacts: [] }, title: '', text: '' },
  ],
  askFirst: '',
  model: ['tell', 'both'],
  tryIt: '',
}

function endingAfter(...replies: string[]): string | undefined {
  const run = replay(SCRIPT, replies)
  return run === null ? 'no path' : endingOf(SCRIPT, run.state)?.id
}

describe('a run', () => {
  test('tells facts, in the order of the script, and reaches the ending they allow', () => {
    expect(replay(SCRIPT, ['tell', 'both'])?.state).toEqual({
      node: 'end',
      mood: 6,
      facts: ['price', 'returns'],
      harms: [],
      isOver: true,
    })
    expect(endingAfter('tell', 'both')).toBe('clear')
    expect(endingAfter('tell', 'shrug')).toBe('gap')
  })

  test('keeps a harm until a reply repairs it', () => {
    expect(endingAfter('lie', 'shrug')).toBe('false')
    expect(endingAfter('lie', 'both')).toBe('clear')
  })

  test('a reply that repairs and does the same harm leaves it done', () => {
    const again = reply('again', 'end', { mends: ['lied'], does: ['lied'] })
    expect(applyReply(SCRIPT, startState(SCRIPT), again).harms).toEqual(['lied'])
  })

  test('ends when the mood has fallen to where the partner leaves', () => {
    const run = replay(SCRIPT, ['insult'])
    expect(run?.state).toMatchObject({ mood: 1, isOver: true })
    expect(endingAfter('insult')).toBe('gone')
    expect(replay(SCRIPT, ['insult', 'both'])).toBeNull()
  })

  test('the mood stays between 0 and 10', () => {
    expect(applyReply(SCRIPT, startState(SCRIPT), reply('a', 'sure', { mood: 9 })).mood).toBe(10)
    expect(applyReply(SCRIPT, startState(SCRIPT), reply('a', 'sure', { mood: -9 })).mood).toBe(0)
  })

  test('steps back once, also after the end', () => {
    expect(endingAfter('lie', STEP_BACK, 'tell', 'both')).toBe('clear')
    expect(endingAfter('insult', STEP_BACK, 'tell', 'both')).toBe('clear')
    expect(replay(SCRIPT, ['lie', STEP_BACK])?.state).toEqual(startState(SCRIPT))
    expect(replay(SCRIPT, ['lie', STEP_BACK, 'tell', STEP_BACK, 'tell', 'both'])).toBeNull()
    expect(replay(SCRIPT, [STEP_BACK, 'tell', 'both'])).toBeNull()
  })

  test('refuses what is no reply at that place, and what follows the end', () => {
    expect(replay(SCRIPT, ['both'])).toBeNull()
    expect(replay(SCRIPT, ['tell', 'both', 'both'])).toBeNull()
    expect(replay(SCRIPT, ['tell'])?.state.isOver).toBe(false)
  })

  test('the face follows the mood', () => {
    expect([7, 5, 4, 3, 1].map((mood) => faceOf(SCRIPT, mood))).toEqual(['glad', 'calm', 'calm', 'uneasy', 'uneasy'])
  })
})

describe('the paths', () => {
  test('are as many as by playing every one of them', () => {
    const count = countPaths(SCRIPT)
    const lists = ['tell', 'lie', 'insult'].flatMap((first) => [[first], [first, 'both'], [first, 'shrug']])
    const played = lists.map((list) => replay(SCRIPT, list)).filter((run) => run?.state.isOver)
    expect(count?.paths).toBe(played.length)
    expect(Object.fromEntries(count?.endings ?? [])).toEqual({ gone: 1, false: 1, clear: 2, gap: 1 })
    expect(count?.reached).toEqual(new Set(['ask', 'sure', 'end']))
    expect(longestPath(SCRIPT)).toBe(2)
  })

  test('are not counted where they have a cycle or lead nowhere', () => {
    const cycle = { ...SCRIPT, nodes: [node('ask', reply('again', 'ask')), node('end')] }
    const nowhere = { ...SCRIPT, nodes: [node('ask', reply('on', 'nothing'))] }
    for (const script of [cycle, nowhere]) {
      expect(nodesInOrder(script)).toBeNull()
      expect(countPaths(script)).toBeNull()
      expect(longestPath(script)).toBeNull()
    }
    expect(blindEnding(cycle, 'first')).toBeNull()
  })

  test('a blind player looks at the length or the place only', () => {
    expect(blindEnding(SCRIPT, 'first')).toBe('clear')
    expect(blindEnding(SCRIPT, 'longest')).toBe('false')
    expect(blindEnding(SCRIPT, 'last')).toBe('gone')
  })
})
