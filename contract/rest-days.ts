import Type, { type Static } from 'typebox'
import { Count } from './common.ts'

const RestDate = Type.String({ format: 'date', 'x-sentence': 'day' })

/** The first and the last day of a rest, in the member's own zone. */
export const Rest = Type.Object(
  { from: RestDate, to: RestDate },
  { additionalProperties: false, 'x-required': 'firstAndLastDay' },
)
export type Rest = Static<typeof Rest>

/** What keeps a streak alive without a visit. */
export const RestDays = Type.Object(
  {
    daysLeft: Type.Integer({ ...Count, description: 'Missed days that would end no streak this month' }),
    rest: Type.Unsafe<Rest | null>({
      type: ['object', 'null'],
      description: 'The announced rest that isn’t over',
      required: ['from', 'to'],
      properties: Rest.properties,
      additionalProperties: false,
    }),
    today: Type.String({ format: 'date' }),
    nextFrom: Type.String({ format: 'date', description: 'The first day on which another rest may begin' }),
  },
  { additionalProperties: false },
)
export type RestDays = Static<typeof RestDays>
