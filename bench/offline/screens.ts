/** What has to be on a screen before it counts as open: an element of `selector` whose text begins like this. */
export interface Content {
  selector: string
  text: string
}

export interface Screen {
  path: string
  content: Content
}

/** As in e2e/offline.e2e.ts: the screens of a new member with one person, and of the starter content. */
export const SCREENS: Readonly<Record<string, Screen>> = {
  today: { path: '/dashboard', content: { selector: 'a', text: 'Go to Station' } },
  dashboard: { path: '/dashboard', content: { selector: 'h2, h3', text: 'Talk to 10 people' } },
  mission: { path: '/mission/1', content: { selector: 'button', text: 'Complete Mission' } },
  lesson: { path: '/course/1/lesson/1', content: { selector: 'article p', text: 'In a shop, customers pay' } },
  review: { path: '/review', content: { selector: 'p', text: 'Question 1 of ' } },
  practice: { path: '/practice/what-would-i-earn', content: { selector: 'button', text: 'Begin' } },
  people: { path: '/people', content: { selector: 'a', text: 'Ana Duarte' } },
}

/** What the six screens ask for; the rest is missing from a screen and keeps nobody from reading it. */
export const answersOf = (memberId: string): string[] => [
  '/api/missions',
  '/api/missions/1',
  '/api/courses/1',
  '/api/courses/1/lessons',
  '/api/conversations/what-would-i-earn',
  ...['today', 'memory', 'reviews', 'reviews/ahead', 'challenges', 'available-rewards', 'people'].map(
    (name) => `/api/users/${memberId}/${name}`,
  ),
]
