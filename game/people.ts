/** What a list of people and its texts may hold, in characters where it is text. */
export const PEOPLE_LIMITS = {
  people: 2_000,
  how: 200,
  channel: 200,
  notes: 4_000,
  /** Of each of the up to 2,000 people that one import brings. */
  importedNotes: 1_000,
  nextStep: 200,
  talkNote: 2_000,
  /** Talks with one person. Older ones are never dropped for newer ones: only the member decides what is deleted. */
  talks: 500,
  /** Talks that a person's page shows, the newest first. The export has all of them. */
  talksShown: 50,
} as const

/** Where a person stands. *Not now until …* has its day where the others have the day of the next step. */
export const PERSON_STATES = [
  'to-meet',
  'listening',
  'asked',
  'thinking',
  'customer',
  'in-the-team',
  'not-until',
  'no',
] as const
export type PersonState = (typeof PERSON_STATES)[number]

/** How a talk went. */
export const TALK_OUTCOMES = [
  'listened',
  'asked',
  'thinking',
  'customer',
  'in-the-team',
  'not-now',
  'no',
  'no-answer',
] as const
export type TalkOutcome = (typeof TALK_OUTCOMES)[number]

/** Days until the next step. */
export type Suggestion = { readonly days: number }

type Outcome = {
  /** Null: the person stays where they stood. */
  readonly state: PersonState | null
  /** Null where none is suggested. */
  readonly next: Suggestion | null
}

const OUTCOMES: Readonly<Record<TalkOutcome, Outcome>> = {
  listened: { state: 'listening', next: { days: 7 } },
  asked: { state: 'asked', next: { days: 2 } },
  thinking: { state: 'thinking', next: { days: 7 } },
  customer: { state: 'customer', next: { days: 30 } },
  'in-the-team': { state: 'in-the-team', next: { days: 2 } },
  'not-now': { state: 'not-until', next: { days: 30 } },
  no: { state: 'no', next: null },
  'no-answer': { state: null, next: { days: 2 } },
}

/** Where a person stands, as far as rules go by it. `saidNo`: they said no once, so nothing is suggested again. */
export type Standing = { readonly state: PersonState; readonly saidNo: boolean }

/** Where a person stands after a talk. */
export function afterTalk({ state, saidNo }: Standing, outcome: TalkOutcome): Standing {
  return { state: OUTCOMES[outcome].state ?? state, saidNo: saidNo || outcome === 'no' }
}

/** The next step that is suggested after a talk; always null once a person said no. */
export function suggestedNext(before: Standing, outcome: TalkOutcome): Suggestion | null {
  const { state, saidNo } = afterTalk(before, outcome)
  return saidNo || state === 'no' ? null : OUTCOMES[outcome].next
}

type Listed = { readonly state: PersonState; readonly nextOn: string | null; readonly name: string }

/** @param today the date in the member's zone, as YYYY-MM-DD */
export function isDue({ state, nextOn }: Pick<Listed, 'state' | 'nextOn'>, today: string): boolean {
  return state !== 'no' && nextOn !== null && nextOn <= today
}

/** What is due first, the longest due at the top; then by the day of the next step, then without one by name, *no* last. */
export function inListOrder<Person extends Listed>(people: readonly Person[]): Person[] {
  const names = new Intl.Collator('en', { sensitivity: 'base' })
  const rankOf = ({ state, nextOn }: Listed) => (state === 'no' ? 2 : nextOn === null ? 1 : 0)
  return people.toSorted(
    (a, b) =>
      rankOf(a) - rankOf(b) ||
      (a.nextOn === b.nextOn ? 0 : (a.nextOn ?? '') < (b.nextOn ?? '') ? -1 : 1) ||
      names.compare(a.name, b.name),
  )
}

const DAY = 24 * 3_600_000

/** A person whom the member hasn't touched for this time is erased, after `ASKED_FOR`. */
const UNTOUCHED_FOR = 730 * DAY

/** How long the list asks about a person before they are erased. */
const ASKED_FOR = 30 * DAY

/** When a person is erased unless the member touches them; before `asksAt` the list doesn't mention it. */
export function eraseTimes(touchedAt: number): { asksAt: number; erasesAt: number } {
  return { asksAt: touchedAt + UNTOUCHED_FOR, erasesAt: touchedAt + UNTOUCHED_FOR + ASKED_FOR }
}

/** People last touched before this time are erased. @param now milliseconds since 1970 */
export function eraseBefore(now: number): number {
  return now - UNTOUCHED_FOR - ASKED_FOR
}

/** The text of a calendar entry. Only first names, because others may see a calendar. */
export function firstName(name: string): string {
  return name.trim().split(/\s+/u)[0] ?? ''
}
