import type { ConversationScript } from 'contract/conversation-script'

type Node = ConversationScript['nodes'][number]
type Reply = Node['replies'][number]

export const aReply = (id: string, text: string, go: string): Reply => ({
  ...{ id, text, go, quality: 'fair', feedback: `Feedback on ${id}`, source: null },
  ...{ tells: [], does: [], mends: [], mood: 0 },
})
export const aNode = (id: string, replies: Reply[]): Node => ({
  ...{ id, replies, isEnd: replies.length === 0, isLastChance: false, stage: null, line: `The line of ${id}` },
})

/** A conversation with a greeting, a question about the price and an end. */
export const A_SCRIPT: ConversationScript = {
  ...{ title: 'A pan', theme: 'customers', course: null, lesson: null, minutes: 3, objective: 'You say the price.' },
  ...{ sources: [], setting: 'At a market.', facts: [], harms: [], start: 'hello', askFirst: '', model: [], tryIt: '' },
  partner: { name: 'Ines', about: 'She cooks.', mood: { start: 3, leavesAt: 0 } },
  nodes: [
    aNode('hello', [aReply('greet', 'Good morning!', 'price'), aReply('wait', 'Say nothing.', 'end')]),
    aNode('price', [aReply('tell', 'It costs 40 euros.', 'end')]),
    aNode('end', []),
  ],
  endings: [
    {
      id: 'clear',
      isClear: true,
      when: { moodAtMost: null, anyHarm: [], allFacts: [] },
      title: 'Clear',
      text: 'Good.',
    },
  ],
}
