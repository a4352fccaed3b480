import Type, { type Static } from 'typebox'
import { Count, IdText, RowId } from './common.ts'

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
}

/** A station in the list, without its lesson. */
export const MissionSummary = Type.Object(summary, { additionalProperties: false })
export type MissionSummary = Static<typeof MissionSummary>

export const MissionList = Type.Array(MissionSummary)

/** A station with its lesson as Markdown. */
export const Mission = Type.Object(
  { ...summary, content: Type.String({ description: 'Markdown' }) },
  { additionalProperties: false },
)
export type Mission = Static<typeof Mission>

export const MissionParams = Type.Object({ id: IdText }, { additionalProperties: false })

export const MissionCompletion = Type.Object({ missionId: RowId }, { additionalProperties: false })
export type MissionCompletion = Static<typeof MissionCompletion>
