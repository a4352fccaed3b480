import { SIGNALS } from 'game/reviews'
import { LAST_STATION, TEAM_LEVELS } from 'game/team'
import Type, { type Static } from 'typebox'
import { Count, InLanguage, NullableTime, RowId, UserId } from './common.ts'

const AtStation = Type.Object(
  { 0: Count, 1: Count, 2: Count, 3: Count, 4: Count, 5: Count },
  { additionalProperties: false, description: 'How many members have completed each number of stations' },
)

/** A level of a team: 1 are those whom the leader brought, 2 those whom they brought, and so on. */
const TeamLevel = Type.Object(
  {
    level: Type.Integer({ minimum: 1, maximum: TEAM_LEVELS }),
    members: Count,
    counted: Type.Integer({
      minimum: 0,
      description:
        'Of how many people the other figures are: at level 1 of those who show their progress to the leader; deeper of all, or of none where they are fewer than ten',
    }),
    atStation: AtStation,
    activeThisWeek: Type.Integer({ minimum: 0, description: 'Who were here since Monday' }),
  },
  { additionalProperties: false },
)
export type TeamLevel = Static<typeof TeamLevel>

/** The figures of a team, counted in the background: how many, and never who. */
export const Team = Type.Object(
  { levels: Type.Array(TeamLevel, { minItems: TEAM_LEVELS, maxItems: TEAM_LEVELS }), asOf: NullableTime },
  { additionalProperties: false },
)
export type Team = Static<typeof Team>

export const RECRUIT_FILTERS = ['new', 'stalled', 'finished'] as const
export type RecruitFilter = (typeof RECRUIT_FILTERS)[number]

export const RecruitsQuery = Type.Object(
  {
    filter: Type.Optional(
      Type.Enum([...RECRUIT_FILTERS], {
        description: 'new: joined in the last seven days; stalled and finished: only of those who agreed to show it',
      }),
    ),
    search: Type.Optional(Type.String({ maxLength: 100, description: 'A part of the name' })),
    cursor: Type.Optional(Type.String({ maxLength: 100, description: 'The `next` of the page before' })),
  },
  { additionalProperties: false },
)
export type RecruitsQuery = Static<typeof RecruitsQuery>

/** A member of level 1. The optional fields are present only for those who agreed to show their progress. */
export const Recruit = Type.Object(
  {
    id: UserId,
    name: Type.String(),
    joinedAt: Type.String({ format: 'date-time' }),
    sharesProgress: Type.Boolean(),
    stationsDone: Type.Optional(Type.Integer({ minimum: 0, maximum: LAST_STATION })),
    courseNow: Type.Optional(
      Type.Object(
        { id: RowId, title: Type.String(), language: InLanguage },
        { additionalProperties: false, description: 'The course begun last that is not completed' },
      ),
    ),
    lastSeen: Type.Optional(Type.String({ format: 'date', description: 'A day of their own zone' })),
    signal: Type.Optional(Type.Enum([...SIGNALS], { description: 'How well they remember, over all review cards' })),
  },
  { additionalProperties: false },
)
export type Recruit = Static<typeof Recruit>

/** A page has up to 50 matches. It may be empty although `next` leads to more. */
export const Recruits = Type.Object(
  { members: Type.Array(Recruit), next: Type.Unsafe<string | null>({ type: ['string', 'null'] }) },
  { additionalProperties: false },
)
export type Recruits = Static<typeof Recruits>
