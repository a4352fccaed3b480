import { screen, waitFor, within } from '@testing-library/react'
import type { PlayableConversation, PracticeListItem, PracticeResult } from 'contract/conversations'
import { STEP_BACK } from 'game/conversations'
import { expect, it } from 'vitest'
import { heldRuns, holdRun } from '#web/client/outbox/finished-run.ts'
import { storeUser } from '#web/client/session/stored-user.ts'
import { aUser } from '#web/testing/factories.ts'
import { fakeApi, held, refusal } from '#web/testing/fake-api.ts'
import { fakeLocks } from '#web/testing/fake-locks.ts'
import { openPage, shownToast } from '#web/testing/open-page.tsx'
import { shuffled, walk } from './walk.ts'

function reply(id: string, go: string, mood = 0) {
  return { id, text: `I say ${id}`, mood, feedback: `They heard ${id}`, go }
}

const LISTED = {
  slug: 'a-pan',
  theme: 'customers',
  title: 'A pan',
  partner: 'Ines',
  objective: 'You say the price.',
  minutes: 3,
} as const

const CONVERSATION: PlayableConversation = {
  ...LISTED,
  version: 4,
  setting: 'At the stall.',
  about: 'She cooks for six.',
  mood: { start: 5, leavesAt: 1 },
  start: 'ask',
  nodes: [
    {
      id: 'ask',
      isEnd: false,
      stage: null,
      line: 'What does it cost?',
      replies: [reply('tell', 'sure', 1), reply('insult', 'sure', -4)],
    },
    { id: 'sure', isEnd: false, stage: 'She looks up.', line: 'Is that all?', replies: [reply('all', 'end')] },
    { id: 'end', isEnd: true, stage: null, line: '', replies: [] },
  ],
  askFirst: 'Which sentence would you take back?',
}

const RESULT: PracticeResult = {
  debrief: {
    ending: { id: 'clear', title: 'She takes it', text: 'She knows the price.', isClear: true },
    facts: [{ id: 'price', text: 'What it costs', isTold: true }],
    harms: [{ id: 'hurried', text: 'She feels hurried', isStanding: true }],
    path: [
      {
        stage: null,
        line: 'What does it cost?',
        reply: 'I say tell',
        quality: 'strong',
        feedback: 'They heard tell',
        source: null,
      },
    ],
    model: [],
    tryIt: 'Say a price aloud.',
  },
  tokensEarned: 3,
  pointsEarned: 10,
  user: aUser({ tokens: 3 }),
}

const HAND_IN = 'POST /api/users/u-maya/practice'

const posted = (calls: ReturnType<typeof fakeApi>) => calls.filter(({ method }) => method === 'POST')

async function open(address: string, plan: Parameters<typeof fakeApi>[0] = {}) {
  storeUser(aUser())
  const calls = fakeApi({
    'GET /api/auth/me': { body: aUser() },
    'GET /api/leaderboard': { body: [] },
    'GET /api/conversations/a-pan': { body: CONVERSATION },
    [HAND_IN]: { body: RESULT },
    ...plan,
  })
  return { ...(await openPage(address)), calls }
}

async function begin(plan?: Parameters<typeof fakeApi>[0]) {
  // Once the page is idle, the outbox takes over the runs of closed pages, and only locks tell which are open.
  fakeLocks()
  const page = await open('/practice/a-pan', plan)
  await page.visitor.click(await screen.findByRole('button', { name: 'Begin' }))
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'What do you say?' }))
  return page
}

it('lists the conversations by theme, with what was reached', async () => {
  const list: PracticeListItem[] = [
    { ...LISTED, runs: 0, best: null, isDue: false },
    { ...LISTED, slug: 'b', title: 'A pot', runs: 2, best: { title: 'She takes it', isClear: true }, isDue: true },
    {
      ...LISTED,
      slug: 'c',
      theme: 'talking',
      title: 'Hello',
      runs: 1,
      best: { title: 'Gone', isClear: false },
      isDue: false,
    },
  ]
  await open('/practice', { 'GET /api/conversations': { body: list } })
  await screen.findByRole('heading', { name: 'A pan' })
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Saying hello',
    'Serving a customer',
  ])
  const pot = within(screen.getByRole('heading', { name: 'A pot' }).closest('li') as HTMLElement)
  expect(pot.getByText('Clear: She takes it')).toBeDefined()
  expect(pot.getByText('Practise again')).toBeDefined()
  expect(screen.getByText('So far: Gone')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/practice/a-pan')
})

it('says that there are none yet', async () => {
  await open('/practice', { 'GET /api/conversations': { body: [] } })
  expect(await screen.findByRole('heading', { name: 'No conversations yet' })).toBeDefined()
})

it('says that a conversation isn’t available', async () => {
  await open('/practice/a-pan', {
    'GET /api/conversations/a-pan': refusal(404, 'CONVERSATION_NOT_FOUND', 'This conversation isn’t available.'),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('This conversation isn’t available.')
})

it('lets the person react first; the coach speaks only when asked', async () => {
  const { visitor } = await begin()
  await visitor.click(screen.getByRole('button', { name: /I say tell/ }))
  const line = screen.getByText('Is that all?')
  expect(line.closest('[aria-live=polite]')).not.toBeNull()
  expect(screen.getByText('She looks up.')).toBeDefined()
  expect(screen.getByRole('img', { name: 'Ines looks glad' })).toBeDefined()
  expect(screen.queryByText('They heard tell')).toBeNull()
  await visitor.click(screen.getByRole('switch', { name: 'Show the coach' }))
  expect(screen.getByText('They heard tell')).toBeDefined()
  expect(document.activeElement).not.toBe(document.body)
})

it('steps back once, and hands in the whole list of replies', async () => {
  const { visitor, calls } = await begin()
  await visitor.click(screen.getByRole('button', { name: /I say insult/ }))
  expect(screen.getByText('Ines leaves.')).toBeDefined()
  await visitor.click(screen.getByRole('button', { name: /Step back/ }))
  await visitor.click(screen.getByRole('button', { name: /I say tell/ }))
  expect(screen.queryByRole('button', { name: /Step back/ })).toBeNull()
  await visitor.click(screen.getByRole('button', { name: /I say all/ }))
  await visitor.click(screen.getByRole('button', { name: 'See how it went' }))
  await screen.findByRole('heading', { name: 'First, what do you think?' })
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    slug: 'a-pan',
    version: 4,
    replies: ['insult', STEP_BACK, 'tell', 'all'],
  })
})

it('can’t be stepped back in while it is handed in, but again once that failed', async () => {
  const answers = [held(), held()]
  let sent = 0
  const { visitor } = await begin({ [HAND_IN]: () => answers[sent++]?.reply() ?? {} })
  await visitor.click(screen.getByRole('button', { name: /I say tell/ }))
  await visitor.click(screen.getByRole('button', { name: /I say all/ }))
  await visitor.click(screen.getByRole('button', { name: 'See how it went' }))
  expect(screen.queryByRole('button', { name: /Step back/ })).toBeNull()
  answers[0]?.release(refusal(503, 'BUSY', 'Please try again.'))
  expect(await screen.findByRole('button', { name: /Step back/ })).toBeDefined()
  await visitor.click(screen.getByRole('button', { name: 'See how it went' }))
  expect(screen.queryByRole('button', { name: /Step back/ })).toBeNull()
  answers[1]?.release({ body: RESULT })
  await screen.findByRole('heading', { name: 'First, what do you think?' })
})

it('hands in a finished conversation that is left without a press, once', async () => {
  const { visitor, calls, leave } = await begin({ 'GET /api/conversations': { body: [] } })
  await visitor.click(screen.getByRole('button', { name: /I say tell/ }))
  await visitor.click(screen.getByRole('button', { name: /I say all/ }))
  expect(posted(calls)).toEqual([])
  // A page that is closed now leaves it to the next one.
  expect(heldRuns()).toMatchObject([{ memberId: 'u-maya', kind: 'practice', body: { replies: ['tell', 'all'] } }])
  const [{ key = '' } = {}] = heldRuns()
  await leave('/practice')
  await waitFor(() => expect(shownToast()?.title).toBe('Clear ending!'))
  expect(posted(calls).map(({ body }) => body)).toEqual([{ slug: 'a-pan', version: 4, replies: ['tell', 'all'] }])
  expect(new Headers(posted(calls)[0]?.init.headers).get('idempotency-key')).toBe(key)
  expect(heldRuns()).toEqual([])
})

it('leaves the finished conversation of another tab to that tab', async () => {
  const other = { memberId: 'u-maya', kind: 'practice', body: {}, name: 'A pot', key: 'k', at: 0 } as const
  const { visitor } = await begin()
  holdRun(other)
  await visitor.click(screen.getByRole('button', { name: /I say tell/ }))
  await visitor.click(screen.getByRole('button', { name: /I say all/ }))
  expect(heldRuns()).toHaveLength(2)
  await visitor.click(screen.getByRole('button', { name: 'See how it went' }))
  await screen.findByRole('heading', { name: 'First, what do you think?' })
  expect(heldRuns()).toEqual([other])
})

it('hands in nothing of a conversation that goes on after a step back, nor what was handed in', async () => {
  const { visitor, calls, leave } = await begin({ 'GET /api/conversations': { body: [] } })
  await visitor.click(screen.getByRole('button', { name: /I say insult/ }))
  await visitor.click(screen.getByRole('button', { name: /Step back/ }))
  expect(heldRuns()).toEqual([])
  await visitor.click(screen.getByRole('button', { name: /I say tell/ }))
  await visitor.click(screen.getByRole('button', { name: /I say all/ }))
  await visitor.click(screen.getByRole('button', { name: 'See how it went' }))
  await screen.findByRole('heading', { name: 'First, what do you think?' })
  await leave('/practice')
  await screen.findByRole('heading', { name: 'No conversations yet' })
  expect(posted(calls)).toHaveLength(1)
})

it('shows the debrief after the member’s own judgement, and plays on from a fork', async () => {
  const { visitor } = await begin()
  await visitor.click(screen.getByRole('button', { name: /I say tell/ }))
  await visitor.click(screen.getByRole('button', { name: /I say all/ }))
  await visitor.click(screen.getByRole('button', { name: 'See how it went' }))
  expect(await screen.findByLabelText('Which sentence would you take back?')).toBeDefined()
  expect(screen.queryByText('She takes it')).toBeNull()
  await visitor.click(screen.getByRole('button', { name: 'Show the debrief' }))
  expect(document.activeElement?.textContent).toBe('She takes it')
  expect(screen.getByText('Told:')).toBeDefined()
  expect(screen.getByText('Left standing:')).toBeDefined()
  await visitor.click(screen.getByRole('button', { name: /^Play again from here/ }))
  expect(screen.getByText('What does it cost?')).toBeDefined()
})

it('takes letters and arrow keys wherever the focus is', async () => {
  const { visitor } = await begin()
  await visitor.keyboard('{ArrowDown}')
  const first = screen.getAllByRole('button', { name: /^[AB]:/ })[0]
  expect(document.activeElement).toBe(first)
  const tell = screen.getByRole('button', { name: /I say tell/ })
  await visitor.keyboard(tell.textContent?.[0]?.toLowerCase() ?? '')
  expect(screen.getByText('Is that all?')).toBeDefined()
})

it('the order of the replies is stable for a seed and differs between seeds', () => {
  const items = ['a', 'b', 'c', 'd'].map((id) => ({ id }))
  const orders = Array.from({ length: 60 }, (_, seed) =>
    shuffled(items, String(seed))
      .map(({ id }) => id)
      .join(''),
  )
  expect(shuffled(items, 'x')).toEqual(shuffled(items, 'x'))
  expect(new Set(orders).size).toBeGreaterThan(15)
  for (const id of ['a', 'b', 'c', 'd']) {
    expect(orders.filter((order) => order.startsWith(id)).length).toBeGreaterThan(5)
  }
})

it('a walk ends where the partner leaves', () => {
  expect(walk(CONVERSATION, ['insult'])).toMatchObject({ hasLeft: true, isOver: true, mood: 1 })
  expect(walk(CONVERSATION, ['tell', 'all'])).toMatchObject({ hasLeft: false, isOver: true })
  expect(walk(CONVERSATION, ['tell'])).toMatchObject({ isOver: false, mood: 6 })
})

it('tells who has a keyboard which keys to press, and others to tap', async () => {
  await open('/practice/a-pan')
  const keys = await screen.findByText('Choose what you would say with A to D, or with the arrow keys and Enter.')
  expect(keys.className).toBe('pointer-coarse:hidden')
  expect(screen.getByText('Tap what you would say.').className).toBe('hidden pointer-coarse:inline')
})
