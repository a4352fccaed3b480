import type { Move } from 'game/leagues'
import { LEAGUE_SIZE, TIERS } from 'game/leagues'
import Type, { type Static } from 'typebox'
import { Count, NullableInteger } from './common.ts'

/** A Monday. */
const Week = Type.String({ format: 'date', description: 'The Monday with which it begins' })

const Tier = Type.Integer({ minimum: 1, maximum: TIERS.length, description: `The class: ${TIERS.join(', ')}` })

/** The answer to administrators and to members who switched leagues off. */
export const LeagueOff = Type.Object({ off: Type.Literal(true) }, { additionalProperties: false })

/**
 * One line of a league, under the name of the leaderboard. The member's own points are exact, those of others up to a
 * minute old.
 */
export const LeagueEntry = Type.Object(
  { rank: Type.Integer({ minimum: 1 }), name: Type.String(), points: Count, isMe: Type.Boolean() },
  { additionalProperties: false },
)
export type LeagueEntry = Static<typeof LeagueEntry>

/**
 * How a member's last week ended. `place` and `move` are null while the week is being counted; `place` is also null for
 * a member who was in no league at its end.
 */
const LastWeek = Type.Object(
  {
    week: Week,
    tier: Tier,
    points: Count,
    place: NullableInteger,
    members: Type.Integer({ minimum: 0, description: 'How many got a place' }),
    move: Type.Unsafe<Move | null>({
      type: ['integer', 'null'],
      enum: [-1, 0, 1, null],
      description: 'One class up (1), down (-1) or none (0)',
    }),
  },
  { additionalProperties: false },
)

const LeagueBadge = Type.Object(
  { week: Week, tier: Tier, place: Type.Integer({ minimum: 1, maximum: 3 }) },
  { additionalProperties: false },
)
export type LeagueBadge = Static<typeof LeagueBadge>

/** How many of a member's badges are shown. */
export const BADGES_SHOWN = 50

export const LeagueStanding = Type.Object(
  {
    tier: Tier,
    week: Week,
    endsAt: Type.String({ format: 'date-time' }),
    isSeated: Type.Boolean({
      description:
        'False until the member’s first points of the week have been seated with others, at most a minute later where seats are given. Then `entries` has only their own line, or none while they have no points.',
    }),
    areSeatsGiven: Type.Boolean({ description: 'False until last week is closed' }),
    entries: Type.Array(LeagueEntry, { maxItems: LEAGUE_SIZE, description: 'First place first' }),
    lastWeek: Type.Unsafe<Static<typeof LastWeek> | null>(Type.Union([LastWeek, Type.Null()])),
    badges: Type.Array(LeagueBadge, { maxItems: BADGES_SHOWN, description: 'Of the places 1 to 3, newest first' }),
  },
  { additionalProperties: false },
)
export type LeagueStanding = Static<typeof LeagueStanding>

export const League = Type.Union([LeagueOff, LeagueStanding])
export type League = Static<typeof League>
