import { CARDS_SHOWN, HELP_ANSWERS, RESCUE_ACTS, RESCUE_CAUSES } from 'game/rescues'
import Type, { type Static } from 'typebox'
import { Count, UserId } from './common.ts'

const Moment = Type.String({ format: 'date-time' })
const RescueId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })

/** Something that stands still. `title` is that of the station or course, `days` those of a streak that ended. */
export const RescueCard = Type.Object(
  {
    id: RescueId,
    name: Type.String(),
    cause: Type.Enum([...RESCUE_CAUSES], { description: 'finished is praise: nothing stands still' }),
    since: Moment,
    title: Type.Optional(Type.String()),
    days: Type.Optional(Count),
  },
  { additionalProperties: false },
)
export type RescueCard = Static<typeof RescueCard>

/** Who of a sponsor’s people needs a hand. Only of those who show their progress to this sponsor. */
export const Rescues = Type.Object(
  {
    cards: Type.Array(RescueCard, { maxItems: CARDS_SHOWN, description: 'What stood still last comes first' }),
    reachedOut: Type.Array(
      Type.Object({ id: RescueId, name: Type.String(), reachedOutAt: Moment }, { additionalProperties: false }),
      { description: 'Whom the sponsor wrote to in the last 7 days, the latest first' },
    ),
    thanks: Type.Array(
      Type.Object(
        { id: RescueId, name: Type.String(), thankedAt: Moment, points: Count },
        { additionalProperties: false },
      ),
      { description: 'Who made progress after a message, in the last 14 days' },
    ),
  },
  { additionalProperties: false },
)
export type Rescues = Static<typeof Rescues>

export const RescueParams = Type.Object({ id: UserId, rescueId: RescueId }, { additionalProperties: false })

/** `later` postpones a card for 3 days. `reopen` undoes the other acts. */
export const RescueUpdate = Type.Object({ act: Type.Enum([...RESCUE_ACTS]) }, { additionalProperties: false })
export type RescueUpdate = Static<typeof RescueUpdate>

/** What a member is asked after a message of their sponsor. */
export const Help = Type.Object(
  {
    questions: Type.Array(
      Type.Object({ id: RescueId, sponsorName: Type.String(), reachedOutAt: Moment }, { additionalProperties: false }),
      { description: 'Did the message help? Three days of silence count as thanks' },
    ),
  },
  { additionalProperties: false },
)
export type Help = Static<typeof Help>

export const HelpAnswer = Type.Object({ answer: Type.Enum([...HELP_ANSWERS]) }, { additionalProperties: false })
export type HelpAnswer = Static<typeof HelpAnswer>
