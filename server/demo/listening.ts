import type { LoggedTalk, NewPerson, NewTalk, Person } from 'contract/people'
import type { Post } from '#server/demo/daily-life.ts'

/** A talk, by the number of days before the demo begins, and how it went. */
type Told = { daysAgo: number } & NewTalk

type Story = { daysAgo: number; person: NewPerson; talks: readonly Told[] }

/** The people whom the first member knows: one in each state, two of them due today. */
const STORIES: readonly Story[] = [
  {
    daysAgo: 48,
    person: {
      name: 'Hannah Brandt',
      how: 'Our children are in one class',
      channel: 'WhatsApp',
      notes: 'Works nights.',
    },
    talks: [
      { daysAgo: 46, outcome: 'listened', note: 'Her shifts wear her out. She would love to sleep through.' },
      { daysAgo: 39, outcome: 'asked', note: 'She wants to try the tea first.' },
      { daysAgo: 32, outcome: 'customer', note: 'Ordered one box. Likes the taste.' },
    ],
  },
  {
    daysAgo: 40,
    person: { name: 'Samuel Osei', how: 'Choir', channel: 'Thursdays after choir' },
    talks: [
      { daysAgo: 36, outcome: 'listened', note: 'Saving for a van.' },
      { daysAgo: 20, outcome: 'asked' },
      { daysAgo: 9, outcome: 'thinking', note: 'Asked what it costs to start. I gave him the income disclosure.' },
    ],
  },
  {
    daysAgo: 33,
    person: { name: 'Lucía Prieto', how: 'Former colleague', channel: 'Phone' },
    talks: [{ daysAgo: 12, outcome: 'in-the-team', note: 'Wants to go through the first station together.' }],
  },
  {
    daysAgo: 30,
    person: { name: 'Tom Ellery', how: 'Neighbour' },
    talks: [{ daysAgo: 25, outcome: 'no', note: 'Not for him. We still walk the dogs.' }],
  },
  {
    daysAgo: 21,
    person: { name: 'Ines Moreau', how: 'Parents’ evening', channel: 'ines.moreau@demo.example' },
    talks: [{ daysAgo: 18, outcome: 'not-now', note: 'Exams until spring.' }],
  },
  {
    daysAgo: 14,
    person: { name: 'Grace Mbeki', how: 'Met on the train to Leeds', channel: 'WhatsApp' },
    talks: [
      { daysAgo: 6, outcome: 'no-answer' },
      { daysAgo: 2, outcome: 'listened', note: 'Just moved here, knows nobody yet.' },
    ],
  },
  {
    daysAgo: 4,
    person: { name: 'Jonas Weiss', how: 'Football on Sundays', nextStep: 'Ask about his new job' },
    talks: [],
  },
  { daysAgo: 1, person: { name: 'Amira Haddad', how: 'The bakery at the corner' }, talks: [] },
]

/** Members, by the order in which they joined, and how many of these people each of them knows. */
const KNOWN: Readonly<Record<number, number>> = { 0: STORIES.length, 2: 3, 5: 4 }

/** A member who keeps a list, and where in it the talks have come to. */
export type Listener = { post: Post; stories: readonly Story[]; ids: Map<Story, string> }

/** @param index in the order of joining */
export function newListeners(post: Post, index: number): Listener[] {
  const known = KNOWN[index]
  return known === undefined ? [] : [{ post, stories: STORIES.slice(-known), ids: new Map() }]
}

/** Adds whom the member met that day, and logs the talks of that day. */
export async function listenForDay({ post, stories, ids }: Listener, daysAgo: number): Promise<void> {
  for (const story of stories) {
    if (story.daysAgo === daysAgo) ids.set(story, (await answerOf<Person>(post('/people', story.person))).id)
    const id = ids.get(story)
    for (const { daysAgo: day, ...talk } of story.talks) {
      if (day === daysAgo && id !== undefined) await answerOf<LoggedTalk>(post(`/people/${id}/talks`, talk))
    }
  }
}

async function answerOf<Answer>(sent: Promise<unknown>): Promise<Answer> {
  return ((await sent) as { json(): Answer }).json()
}
