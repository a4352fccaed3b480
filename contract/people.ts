import { PEOPLE_LIMITS, PERSON_STATES, TALK_OUTCOMES } from 'game/people'
import { NAME_MAX } from 'game/validation'
import Type, { type Static } from 'typebox'
import {
  blankOrProse,
  Count,
  NullableText,
  NullableTime,
  oneVisibleLine,
  optionalProse,
  ReadAt,
  UserId,
} from './common.ts'

const { how, channel, notes, importedNotes, nextStep, talkNote } = PEOPLE_LIMITS

const PersonId = Type.String({ pattern: '^[A-Za-z0-9_-]{22}$' })
const TalkId = PersonId

export const PersonParams = Type.Object({ id: UserId, personId: PersonId }, { additionalProperties: false })
export const TalkParams = Type.Object(
  { id: UserId, personId: PersonId, talkId: TalkId },
  { additionalProperties: false },
)

const Name = oneVisibleLine(NAME_MAX, 'personName')

/** A day of the member's own zone in this century. */
const DAY = '^20\\d\\d-\\d\\d-\\d\\d$'
const DateText = Type.String({ format: 'date', pattern: DAY })
const NullableDate = Type.Unsafe<string | null>({ type: ['string', 'null'], format: 'date' })
const OptionalDay = Type.Optional(Type.Union([DateText, Type.Null()]))

const State = Type.Enum([...PERSON_STATES])
const Outcome = Type.Enum([...TALK_OUTCOMES])

const written = {
  how: optionalProse(how, 'how'),
  channel: optionalProse(channel, 'channel'),
  notes: optionalProse(notes, 'notes'),
  nextStep: optionalProse(nextStep, 'nextStep'),
  state: Type.Optional(State),
  nextOn: OptionalDay,
}

export const NewPerson = Type.Object({ name: Name, ...written }, { additionalProperties: false })
export type NewPerson = Static<typeof NewPerson>

/** An absent field stays unchanged; null clears it. An empty update keeps a person whom the list asks about. */
export const PersonUpdate = Type.Object(
  { name: Type.Optional(Name), ...written, updatedAt: ReadAt },
  { additionalProperties: false },
)
export type PersonUpdate = Static<typeof PersonUpdate>

const ImportedPerson = Type.Object(
  {
    name: Name,
    how: written.how,
    channel: written.channel,
    notes: optionalProse(importedNotes, 'notes'),
  },
  { additionalProperties: false },
)
export type ImportedPerson = Static<typeof ImportedPerson>

export const PeopleImport = Type.Object(
  { people: Type.Array(ImportedPerson, { minItems: 1, maxItems: PEOPLE_LIMITS.people }) },
  { additionalProperties: false },
)
export type PeopleImport = Static<typeof PeopleImport>

export const PeopleImported = Type.Object({ added: Count }, { additionalProperties: false })
export type PeopleImported = Static<typeof PeopleImported>

/** An absent next step or day means the suggested one; null means none. */
export const NewTalk = Type.Object(
  {
    outcome: Outcome,
    note: Type.Optional(Type.Union([blankOrProse(talkNote, 'talkNote'), Type.Null()])),
    nextStep: written.nextStep,
    nextOn: OptionalDay,
  },
  { additionalProperties: false },
)
export type NewTalk = Static<typeof NewTalk>

const listed = {
  id: PersonId,
  name: Type.String(),
  how: Type.String(),
  channel: Type.String(),
  state: State,
  saidNo: Type.Boolean({ description: 'They said no once: no next step is suggested again' }),
  nextStep: NullableText,
  nextOn: NullableDate,
  talks: Count,
  lastTalkAt: NullableTime,
  updatedAt: Type.String({ format: 'date-time' }),
  erasedOn: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    format: 'date',
    description: 'Set in the 30 days before a person who was not touched for 24 months is erased',
  }),
}

/** A person in the list, without notes. */
export const ListedPerson = Type.Object(listed, { additionalProperties: false })
export type ListedPerson = Static<typeof ListedPerson>

/** All of them: the search runs in the browser, because the database can't read the names. */
export const People = Type.Object(
  {
    today: Type.String({ format: 'date', description: 'The date in the zone of the member' }),
    people: Type.Array(ListedPerson, { description: 'What is due first' }),
  },
  { additionalProperties: false },
)
export type People = Static<typeof People>

const Talk = Type.Object(
  { id: TalkId, at: Type.String({ format: 'date-time' }), outcome: Outcome, note: Type.String() },
  { additionalProperties: false },
)
export type Talk = Static<typeof Talk>

export const Person = Type.Object(
  { ...listed, notes: Type.String(), history: Type.Array(Talk, { description: 'The last talks, the newest first' }) },
  { additionalProperties: false },
)
export type Person = Static<typeof Person>

export const LoggedTalk = Type.Object({ talkId: TalkId, person: Person }, { additionalProperties: false })
export type LoggedTalk = Static<typeof LoggedTalk>

/** The state of the calendar's secret address, which itself is shown only when it is made. */
export const CalendarFeed = Type.Object({ madeAt: NullableTime }, { additionalProperties: false })
export type CalendarFeed = Static<typeof CalendarFeed>

export const NewCalendarFeed = Type.Object(
  { madeAt: Type.String({ format: 'date-time' }), url: Type.String() },
  { additionalProperties: false },
)
export type NewCalendarFeed = Static<typeof NewCalendarFeed>

/** Any text: anything that isn't a token is treated as an unknown token. */
export const CalendarParams = Type.Object({ file: Type.String({ maxLength: 10_000 }) }, { additionalProperties: false })
