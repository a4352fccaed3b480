import { MISSION_LIMITS } from 'game/missions'
import Type, { type Static } from 'typebox'
import { Count, IdText, InLanguage, prose, ReadAt, RowId, Title } from './common.ts'

const summary = {
  id: RowId,
  title: Type.String(),
  description: Type.String(),
  tokens: Count,
  points: Count,
  unlockAfter: Type.Unsafe<number | null>({
    type: ['integer', 'null'],
    description: 'The mission that must be completed first',
  }),
  language: InLanguage,
}

/** A station in the list, without its lesson. */
export const MissionSummary = Type.Object(summary, { additionalProperties: false })
export type MissionSummary = Static<typeof MissionSummary>

export const MissionList = Type.Array(MissionSummary)

/** A station with its lesson as Markdown. */
export const Mission = Type.Object(
  { ...summary, content: Type.String({ description: 'Markdown' }), updatedAt: Type.String({ format: 'date-time' }) },
  { additionalProperties: false },
)
export type Mission = Static<typeof Mission>

const Reward = Type.Integer({ minimum: 0, maximum: MISSION_LIMITS.reward })

/**
 * What an administrator writes; accepts the whole answer of GET. New tokens and points apply to members who complete it
 * from then on.
 */
export const MissionUpdate = Type.Object(
  {
    title: Type.String({ ...Title, maxLength: MISSION_LIMITS.title }),
    description: prose(MISSION_LIMITS.description, 'missionDescription'),
    content: prose(MISSION_LIMITS.content, 'lessonText'),
    tokens: Reward,
    points: Reward,
    unlockAfter: Type.Union([RowId, Type.Null()]),
    id: Type.Optional(RowId),
    updatedAt: ReadAt,
  },
  { additionalProperties: false, 'x-required': 'mission' },
)
export type MissionUpdate = Static<typeof MissionUpdate>

export const MissionParams = Type.Object({ id: IdText }, { additionalProperties: false })

export const MissionCompletion = Type.Object({ missionId: RowId }, { additionalProperties: false })
export type MissionCompletion = Static<typeof MissionCompletion>
